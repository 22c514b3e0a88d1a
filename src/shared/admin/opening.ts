import * as z from 'zod';

/** The rows of the list 'Open the shop', in its order. */
export const openingSteps = [
  'stripe',
  'build-hook',
  'mail',
  'work',
  'samples',
  'about',
  'contact',
  'terms',
  'privacy',
  'bank',
  'shipping',
  'instagram',
  'purchase',
] as const;
export type OpeningStep = (typeof openingSteps)[number];

/** A shop opens without it. */
export const optionalStep: OpeningStep = 'instagram';

/** Answer of GET and PATCH /api/admin/opening. `isFinished`: nothing is left that the shop needs. `ownWork`: the id of one to buy. */
export type Opening = { done: OpeningStep[]; isFinished: boolean; ownWork: string | null };

/** Only the painter knows that a mail arrived. */
export const openingInput = z.object({ mailArrived: z.literal(true) });
