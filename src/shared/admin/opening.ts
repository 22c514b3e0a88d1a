import * as z from 'zod';

/** What a shop needs before its first visitor, in the order of the dashboard's card. */
export const openingSteps = [
  'work',
  'samples',
  'about',
  'contact',
  'terms',
  'bank',
  'shipping',
  'mail',
  'purchase',
] as const;
export type OpeningStep = (typeof openingSteps)[number];

/** Answer of GET and PATCH /api/admin/opening. `isFinished` stays once all steps were done. */
export type Opening = { done: OpeningStep[]; isFinished: boolean };

/** Only the painter knows that a mail arrived. */
export const openingInput = z.object({ mailArrived: z.literal(true) });
