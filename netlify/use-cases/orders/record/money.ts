import {
  allocateRefund,
  claimOf,
  entriesOf,
  entryOf,
  handDebtsOf,
  isDispute,
  isUnpaid,
} from '#shared/ledger';
import { negated } from '#shared/cents';
import type { Entry } from '#shared/order';
import type { Reason } from '#shared/reason';
import type { OrderRecord } from './records.ts';

export type Claim = Pick<Entry, 'id' | 'cents' | 'way'> & Partial<Pick<Entry, 'note' | 'at'>>;

/** Returns an entry of money that is about to count. It stands in the order before the artworks are taken (rule 94). */
export function newClaim(claim: Claim): Entry {
  return { note: '', at: new Date().toISOString(), ...claim, state: 'claimed' };
}

type Debt = Pick<Entry, 'id' | 'at' | 'cents' | 'note' | 'reason'> & {
  of: string;
  way?: Entry['way'];
};

/** Returns an entry that is due. `cents` are above 0. The shop sends them back to a card, the painter sends back everything else. */
function newDebt({ cents, way = 'card', ...debt }: Debt): Entry {
  return {
    ...debt,
    cents: negated(cents),
    way,
    state: 'due',
    ...(way === 'card' && { refusals: 0 }),
  };
}

/** Takes `cents` from the payments, the newest first. The first debt has the id, further ones begin with it. */
export function newDebts(
  order: OrderRecord,
  back: Pick<Entry, 'id' | 'cents' | 'note' | 'reason'>,
): Entry[] {
  const { id, cents, ...why } = back;
  const at = new Date().toISOString();
  return allocateRefund(order, cents).map(({ payment: { id: of, way }, share }, index) => {
    const own = index === 0 ? id : `${id}.${index + 1}`;
    return newDebt({ id: own, at, ...why, cents: share, of, way });
  });
}

/** Returns null if this money stands there, if other money is claimed, or if the order waits for none. */
export function withClaim(order: OrderRecord, claim: Claim): OrderRecord | null {
  if (entryOf(order, claim.id) || claimOf(order) || !isUnpaid(order)) return null;
  return { ...order, money: [...order.money, newClaim(claim)] };
}

/** Tells the debts of one name from others. */
export function isPartOf(id: string, name: string): boolean {
  return id === name || id.startsWith(`${name}.`);
}

/** Names what goes back with the cancellation; an order can be cancelled once in a round. */
export function cancelledId({ round }: Pick<OrderRecord, 'round'>): string {
  return `cancelled-${round}`;
}

/** Changes an entry. Its time is that of its state. */
export function withEntry(order: OrderRecord, id: string, change: Partial<Entry>): OrderRecord {
  const at = change.state && { at: new Date().toISOString() };
  return withMoney(order, (entry) => (entry.id === id ? { ...entry, ...at, ...change } : entry));
}

/** Strikes the claim of money that never came. */
export function withoutClaim(order: OrderRecord): OrderRecord {
  const claim = claimOf(order);
  return claim ? withEntry(order, claim.id, { state: 'struck' }) : order;
}

/** Strikes what the painter was to send back: that money stays, and is not owed any more. */
export function withoutHandDebts(order: OrderRecord): OrderRecord {
  const debts = handDebtsOf(order);
  return debts.reduce((changed, { id }) => withEntry(changed, id, { state: 'struck' }), order);
}

/** Strikes a payment that never came, and what was to go back of it, which is not owed. */
export function withoutPayment(order: OrderRecord, id: string): OrderRecord {
  const owed = entriesOf(order).filter(({ of, state }) => of === id && state === 'due');
  const gone = [id, ...owed.map((debt) => debt.id)];
  return gone.reduce((changed, entryId) => withEntry(changed, entryId, { state: 'struck' }), order);
}

/** Marks what came for an order that begins again: it went back, so it sells nothing. */
export function withoutSale(order: OrderRecord): OrderRecord {
  return withMoney(order, (entry) =>
    entry.of === undefined && entry.state === 'done' ? { ...entry, isAstray: true } : entry,
  );
}

/** Marks a payment that came for nothing: it sells nothing, and all of it goes back. */
export function withStrayPayment(
  order: OrderRecord,
  id: string,
  debtId: string,
  reason: Reason,
): OrderRecord {
  const { money, ...astray } = withEntry(order, id, { isAstray: true });
  const { at, cents } = entryOf(order, id)!;
  const debt = newDebt({ id: debtId, at, cents, note: '', reason, of: id });
  return { ...astray, money: [...money, { ...debt, isAstray: true }] };
}

function withMoney(order: OrderRecord, change: (entry: Entry) => Entry): OrderRecord {
  const money = order.money.map((entry) => (isDispute(entry) ? entry : change(entry)));
  return { ...order, money };
}
