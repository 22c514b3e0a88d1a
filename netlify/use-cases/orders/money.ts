import { claimOf, entryOf, isUnpaid } from '#shared/ledger';
import type { Entry } from '#shared/order';
import type { OrderRecord } from './records.ts';

/** Names what went back outside of the shop in an order of format 2, which knew its sum only, until Stripe is read again. */
export const summedId = 'outside';

type Claim = Pick<Entry, 'id' | 'cents' | 'way'>;

/** Money that is about to count: it stands in the order before the artworks are taken (rule 94). */
export function newClaim(claim: Claim): Entry {
  return { ...claim, at: new Date().toISOString(), state: 'claimed', note: '' };
}

type Debt = Pick<Entry, 'id' | 'at' | 'cents' | 'note'> & { of: string };

/** `cents`: above 0. The shop sends it back to the card. */
export function newDebt({ cents, ...debt }: Debt): Entry {
  return { ...debt, cents: 0 - cents, way: 'card', state: 'due', refusals: 0 };
}

/** Returns null if this money stands there, if other money is claimed, or if the order waits for none. */
export function withClaim(now: OrderRecord, claim: Claim): OrderRecord | null {
  if (entryOf(now, claim.id) || claimOf(now) || !isUnpaid(now)) return null;
  return { ...now, money: [...now.money, newClaim(claim)] };
}

/** An entry's time is that of its state. */
export function withEntry(now: OrderRecord, id: string, change: Partial<Entry>): OrderRecord {
  const at = change.state && { at: new Date().toISOString() };
  return withMoney(now, (entry) => (entry.id === id ? { ...entry, ...at, ...change } : entry));
}

/** The money that was claimed never came. */
export function withoutClaim(now: OrderRecord): OrderRecord {
  const claim = claimOf(now);
  return claim ? withEntry(now, claim.id, { state: 'struck' }) : now;
}

/** For an order that begins again: what came for it went back by hand, and it waits for its money as a new one does. */
export function withoutPayments(now: OrderRecord): OrderRecord {
  return withMoney(now, (entry) =>
    entry.state === 'said' ? entry : { ...entry, state: 'struck' as const },
  );
}

function withMoney(now: OrderRecord, change: (entry: Entry) => Entry): OrderRecord {
  return { ...now, money: now.money.map(change) };
}
