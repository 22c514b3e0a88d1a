import type Stripe from 'stripe';
import { cameCents, claimOf, entryOf, soldAt } from '#shared/ledger';
import { en } from '#words/en/refusals';
import { markDue } from './due.ts';
import type { Bought } from './intent-metadata.ts';
import { withNews } from './mails.ts';
import { newClaim, withAstray, withClaim, withEntry } from './money.ts';
import type { Known } from './next-step.ts';
import { updateOrder, type OrderRecord } from './records.ts';
import { freeArtworks, shortenTakes, type Loss } from './taking.ts';

export type Claimer = {
  order: OrderRecord;
  payment: Stripe.PaymentIntent;
  bought: Bought;
  /** The shop sells nothing now (rule 90); money that was captured already is not asked. */
  isClosed: boolean;
};

/** An offer claims what was due when the form was opened, while nothing else has come or is claimed, and the offer is the same (rule 97). */
export async function claimPart({
  order,
  payment,
  bought,
  isClosed,
}: Claimer): Promise<Pick<Known, 'order' | 'loss'>> {
  const { id, amount: cents } = payment;
  const claimed = await updateOrder(order, (now) => {
    const { round, came } = bought.part!;
    const isDue = now.round === round && cameCents(now) === came && !isClosed;
    return isDue ? withClaim(now, { id, cents, way: 'card' }) : null;
  });
  if (entryOf(claimed, id)) return { order: claimed };
  const reason = isClosed ? en.reasons.closed() : en.reasons.notDue();
  return { order: claimed, loss: { reason, rivals: [] } };
}

/** Money that an offer does not await was captured in Stripe's dashboard: it sells nothing and goes back, and the offer stays as it is. */
export async function countAstray(
  payment: Stripe.PaymentIntent,
  order: OrderRecord,
  { reason }: Loss,
): Promise<OrderRecord> {
  const { id, amount_received: cents } = payment;
  const debtId = `${id}-back`;
  await markDue(order);
  const after = await updateOrder(order, (now) => {
    if (entryOf(now, id)?.state === 'done') return null;
    const claim = newClaim({ id, cents, way: 'card' });
    const known = entryOf(now, id) ? now : { ...now, money: [...now.money, claim] };
    const done = withEntry(known, id, { state: 'done', cents });
    const astray = withAstray(withNextRound(done, now, id), id, debtId, reason);
    const news = { kind: 'partly-refunded' as const, about: debtId };
    return { ...astray, mails: withNews(now.mails, [news]) };
  });
  await holdAgain(after);
  return after;
}

/** Nobody who took for a claim that came to nothing can finish it. `before`: with the claim. */
function withNextRound(order: OrderRecord, before: OrderRecord, id: string): OrderRecord {
  const hasTaken = claimOf(before)?.id === id && !soldAt(before);
  return hasTaken ? { ...order, round: order.round + 1 } : order;
}

/** What an offer without money has taken in the rounds before is held until its deadline again, also by a settler that came late. */
async function holdAgain(order: OrderRecord): Promise<void> {
  if (order.status === 'cancelled') await freeArtworks(order);
  else if (!soldAt(order)) await shortenTakes({ ...order, round: order.round - 1 }, order.deadline);
}

/** The offer waits for its money as before. */
export async function endPart(
  order: OrderRecord,
  { id }: Stripe.PaymentIntent,
): Promise<OrderRecord> {
  const after = await updateOrder(order, (now) => {
    if (claimOf(now)?.id !== id) return null;
    return withNextRound(withEntry(now, id, { state: 'struck' }), now, id);
  });
  await holdAgain(after);
  return after;
}
