import * as z from 'zod';

/** Why the shop refuses an artwork, ends an order or gives money back. The words of the reader's language tell it. */
export const reasonSchema = z.discriminatedUnion('why', [
  z.object({
    why: z.enum(['bought', 'sold', 'reserved', 'gone', 'price', 'notYet']),
    title: z.string(),
  }),
  z.object({
    why: z.enum([
      'late',
      'closed',
      'part',
      'notDue',
      'overdue',
      'ended',
      'wasCancelled',
      'cancelled',
      'excess',
      'testOrder',
    ]),
  }),
]);
export type Reason = z.infer<typeof reasonSchema>;
