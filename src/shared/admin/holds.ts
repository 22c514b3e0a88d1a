import * as z from 'zod';

/** A hold is all that one order keeps from other buyers. `promised`: numbers of confirmed transfer orders that the painter agreed to cancel. */
export const freeInput = z.object({
  promised: z.array(z.string().max(100)).max(1000).default([]),
});

/** A confirmed transfer order: its buyer was told until when it holds the works. */
export type PromisedHold = { orderId: string; buyer: string; until: string };

/** Answer of POST /api/admin/artworks/{id}/free: how many pieces are free now, and which orders the painter has to agree to first. */
export type FreedArtwork = { freed: number; promised: PromisedHold[] };

/** Answer of GET /api/admin/holds. `uncounted`: holds whose orders could not be read in time. */
export type HoldCounts = {
  held: number;
  freeable: number;
  promised: number;
  paid: number;
  uncounted: number;
};

/** `after`: the order that the call before came to. */
export const freeHoldsInput = z.object({ after: z.string().max(100).default('') });

/** Why a hold stays: a confirmed transfer, a payment that Stripe is processing, money that is here, or a call that failed. */
export type KeptReason = 'promised' | 'processing' | 'paid' | 'failed';
export type KeptHold = { orderId: string; reason: KeptReason };

/** Answer of POST /api/admin/holds/free. `left`: holds that it did not come to; the next call goes on behind `after`. */
export type FreedHolds = { freed: number; kept: KeptHold[]; left: number; after: string };
