import type { Artwork } from '#shared/artwork';
import { mayEnd, moneySentAt, soldAt } from '#shared/ledger';
import { centsOf } from '#shared/money';
import type { Entry } from '#shared/order';
import type { OrderRecord } from '../../netlify/use-cases/orders/record/records.ts';
import type { Take, Taken } from '../../netlify/use-cases/takes/takes.ts';
import { openCardForm } from '../../netlify/use-cases/checkout/card.ts';
import { findTwice } from './feed.ts';
import {
  booksOf,
  entriesIn,
  findUnbalanced,
  findUnread,
  findUntrue,
  paymentsOf,
} from './ledger-promises.ts';
import { artworks } from './works.ts';
import { byDashboard, start, type Run, type World } from './play.ts';

type Held = { artworkId: string; take: Take; at: string };

/** Returns the broken promises of those that always hold. */
export function findUnsafe(world: World, run: Run): string[] {
  const { orders, live } = readShop(world);
  const byId = new Map(orders.map((order) => [order.id, order]));
  const stored = world.shop.records<Artwork>('artworks/');
  const tooMany = artworks.flatMap(({ id, stockQuantity }) => {
    const count = live.filter(({ artworkId }) => artworkId === id).length;
    return count > stockQuantity ? [`${id} is taken ${count} times`] : [];
  });
  const unwritten = live
    .filter(({ take }) => !byId.has(take.orderId))
    .map(({ artworkId, take }) => `${artworkId} is taken by ${take.orderId}, which is not written`);
  const payments = orders.flatMap((order) => paymentsOf(order).map(({ id }) => id));
  const shared = payments.filter((id, place) => payments.indexOf(id) !== place);
  return [
    ...tooMany,
    ...unwritten,
    ...shared.map((id) => `two orders name the payment ${id}`),
    ...orders.filter(isSale).flatMap((order) => findMissing(order, live)),
    ...findCapturedAstray(world, byId, live),
    ...orders.flatMap((order) => findUntrue(order, run.kept.has(order.id))),
    ...world.writes.broken(),
    ...findRefilled(stored, run),
    ...findTakenBefore(stored, byId, live, run),
    ...findTwice(
      world.feed,
      stored,
      live.map(({ artworkId }) => artworkId),
    ),
  ];
}

/** Returns artworks that are in stock again: no post puts on sale what was out of stock. */
function findRefilled(stored: ReadonlyMap<string, Artwork>, { emptied }: Run): string[] {
  const nameOne = ({ id, createdAt }: Artwork) => `${id} ${createdAt}`;
  const empty = [...stored.values()].filter(({ stockQuantity }) => stockQuantity === 0);
  for (const artwork of empty) emptied.add(nameOne(artwork));
  return [...stored.values()]
    .filter((artwork) => artwork.stockQuantity > 0 && emptied.has(nameOne(artwork)))
    .map(({ id }) => `${id} is in stock again`);
}

/** Returns new takes before an artwork's hour. Only the painter's sale elsewhere may be one. */
function findTakenBefore(
  stored: ReadonlyMap<string, Artwork>,
  orders: ReadonlyMap<string, OrderRecord>,
  live: Held[],
  run: Run,
): string[] {
  const before = run.taken;
  run.taken = new Set(live.map(nameOf));
  return live
    .filter((held) => !before.has(nameOf(held)))
    .filter(({ take }) => orders.get(take.orderId)?.method !== 'elsewhere')
    .filter(({ artworkId, at }) => at < (stored.get(artworkId)?.opensAt ?? ''))
    .map((held) => `${nameOf(held)} is taken before its hour`);
}

/** Returns the broken promises of those that hold once all functions have ended, if none crashed and no call failed. */
export function findUnfreed(world: World): string[] {
  const { orders, live } = readShop(world);
  const waiting = orders.filter((order) => order.status === 'pending' && mayEnd(order));
  const sold = live.filter(
    ({ take }) => take.until === null && waiting.some(({ id }) => id === take.orderId),
  );
  return [
    ...heldByCancelled(world).map(describeHeld),
    ...sold.map((held) => `${nameOf(held)} is sold, and its order waits for money`),
  ];
}

function heldByCancelled(world: World): Held[] {
  const { orders, live } = readShop(world);
  const cancelled = new Set(
    orders.filter(({ status }) => status === 'cancelled').map(({ id }) => id),
  );
  return live.filter(({ take }) => cancelled.has(take.orderId));
}

function describeHeld({ artworkId, take }: Held): string {
  return `${artworkId} is held by cancelled order ${take.orderId}`;
}

/** Returns the broken promises of those that hold after an undisturbed reconciliation. */
export function findUnreconciled(world: World, run: Run): string[] {
  const { orders, live } = readShop(world);
  const left = heldByCancelled(world)
    .filter((held) => isOlderThanMinute(world, held))
    .map(describeHeld);
  const gone = new Set(orders.flatMap(returnedIn));
  const kept = live
    .filter((held) => gone.has(nameOf(held)) && isOlderThanMinute(world, held))
    .map((held) => `${nameOf(held)} is held, although it came back`);
  return [
    ...left,
    ...kept,
    ...findUnbalanced(booksOf(world)),
    ...findUnread(booksOf(world)),
    ...live
      .filter(({ take }) => take.until === null && !hasMoney(orders, take.orderId))
      .filter((held) => isOlderThanMinute(world, held))
      .map((held) => `${nameOf(held)} is sold without money`),
    ...findPartsSold(world, orders),
    ...findMoneyAstray(world, orders, run),
  ];
}

/** Returns the broken promises of those that hold once reconciliation has run a few times. */
export function findUnfinished(world: World): string[] {
  const { orders } = readShop(world);
  const unfinished = orders.filter(
    (order) =>
      (order.status === 'pending' && !soldAt(order) && !moneySentAt(order)) ||
      entriesIn(order).some(({ state }) => state === 'due'),
  );
  return [
    ...unfinished.map(({ id, status }) => `order ${id} stays ${status}`),
    ...orders.flatMap(({ id, mails }) =>
      mails
        .filter(({ state }) => state !== 'sent')
        .map(({ kind }) => `the mail '${kind}' of order ${id} is not sent`),
    ),
  ];
}

/** Returns the broken promises at the end of a run. */
export async function findBroken(world: World, run: Run): Promise<string[]> {
  return [
    ...run.errors.map((error) => `a function broke: ${String((error as Error).stack ?? error)}`),
    ...new Set(run.broken),
    ...findUnfinished(world),
    ...(await findUnbuyable(world, run)),
  ];
}

function readShop({ clock, shop }: World) {
  const taken = shop.records<Taken>('taken/');
  const live: Held[] = [...taken]
    .flatMap(([artworkId, { takes, at }]) => takes.map((take) => ({ artworkId, take, at })))
    .filter(({ take: { until } }) => until === null || Date.parse(until) > clock.now());
  return { orders: [...shop.records<OrderRecord>('orders/').values()], live };
}

function nameOf({ artworkId, take }: Held): string {
  return `${artworkId} of ${take.orderId}`;
}

function returnedIn({ id, items }: OrderRecord): string[] {
  return items.flatMap((item) => (item.returnedAt ? [`${item.id} of ${id}`] : []));
}

function isSale(order: OrderRecord): boolean {
  return soldAt(order) !== null && order.status !== 'cancelled';
}

function hasMoney(orders: OrderRecord[], orderId: string): boolean {
  return orders.some((order) => order.id === orderId && soldAt(order));
}

function findMissing({ id, items }: OrderRecord, live: Held[]): string[] {
  return items
    .filter(
      (item) =>
        !item.returnedAt &&
        !item.isLine &&
        !live.some(
          ({ artworkId, take }) =>
            artworkId === item.id && take.orderId === id && take.until === null,
        ),
    )
    .map((item) => `order ${id} is paid and has no ${item.id}`);
}

/** Returns captured payments without all their artworks, unless the order is cancelled or something was lost in the dashboard. */
function findCapturedAstray(
  world: World,
  orders: ReadonlyMap<string, OrderRecord>,
  live: Held[],
): string[] {
  return [...world.shop.account.paymentIntents.all()]
    .filter(({ status, metadata }) => status === 'succeeded' && metadata['by'] !== byDashboard)
    .flatMap(({ id, metadata }) => {
      const order = orders.get(metadata['orderId'] ?? '');
      if (!order) return [`${id} is captured without an order`];
      if (order.status === 'cancelled') return [];
      return findMissing(order, live).map((text) => `${text}, though its payment is captured`);
    });
}

/** Returns payments of which only a part was captured and whose order is a sale: a part of the money is no sale. */
function findPartsSold(world: World, orders: OrderRecord[]): string[] {
  return [...world.shop.account.paymentIntents.all()]
    .filter(
      ({ status, amount, amount_received }) => status === 'succeeded' && amount_received < amount,
    )
    .filter(({ id }) =>
      orders.some(
        (order) => isSale(order) && paymentsOf(order).some((one) => one.id === id && !one.isAstray),
      ),
    )
    .map(({ id, amount_received }) => `${id} is a sale for ${amount_received} cents`);
}

/**
 * Returns captured money that is neither kept for a sale nor refunded. What the shop owes is returned unless it is disputed, and more only
 * by the dashboard.
 */
function findMoneyAstray(world: World, orders: OrderRecord[], { kept }: Run): string[] {
  return [...world.shop.account.paymentIntents.all()]
    .filter(({ status }) => status === 'succeeded')
    .flatMap((intent) => {
      const order = orders.find(({ id }) => id === intent.metadata['orderId']);
      const refunds = [...world.shop.account.refunds.all()].filter(
        (one) => one.payment_intent === intent.id,
      );
      const sum = (some: typeof refunds) => some.reduce((cents, { amount }) => cents + amount, 0);
      const given = sum(refunds.filter(({ metadata }) => metadata?.['by'] === byDashboard));
      const returned = sum(refunds);
      const mayKeep = order && (isSale(order) || kept.has(order.id));
      const owed = mayKeep ? owedOf(order, intent.id) : intent.amount_received;
      const isDisputed = [...world.shop.account.disputes.all()].some(
        (one) => one.payment_intent === intent.id && holdsMoney.includes(one.status),
      );
      const isReturned = returned >= owed || isDisputed;
      if (order && isReturned && returned <= owed + given) return [];
      return [`${intent.id}: ${intent.amount_received} captured, ${returned} back, ${owed} owed`];
    });
}

/** Of a dispute that has the money, or took it. */
const holdsMoney = ['needs_response', 'prevented', 'lost'];

/** Returns what the shop gives back of a payment, in cents. */
function owedOf(order: OrderRecord, payment: string): number {
  const isOwed = ({ of, cents, state, isOutside }: Entry) =>
    of === payment && cents < 0 && state !== 'struck' && !isOutside;
  return entriesIn(order)
    .filter(isOwed)
    .reduce((sum, { cents }) => sum - cents, 0);
}

function isOlderThanMinute({ clock }: World, { at }: Held): boolean {
  return clock.now() - Date.parse(at) > 60_000;
}

/** Returns artworks that are offered and not sold, but cannot be bought by somebody new. */
async function findUnbuyable(world: World, run: Run): Promise<string[]> {
  const { live } = readShop(world);
  const stored = world.shop.records<Artwork>('artworks/');
  const broken: string[] = [];
  for (const { id } of artworks) {
    const artwork = stored.get(id)!;
    const sold = live.filter(({ artworkId, take }) => artworkId === id && take.until === null);
    let isOffered = false;
    start(world, run, 'somebody new', async () => {
      const amount = centsOf(artwork.price) / 100;
      await openCardForm({ artworkId: id, amount }, 'somebody new');
      isOffered = true;
    });
    await world.network.runAll();
    const isExpected = !artwork.isHidden && sold.length < artwork.stockQuantity;
    if (isOffered !== isExpected) broken.push(`${id} ${isOffered ? 'is offered' : 'is held'}`);
  }
  return broken;
}
