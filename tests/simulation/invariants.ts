import { centsOf } from '#shared/money';
import type { OrderRecord } from '../../netlify/use-cases/order-records.ts';
import { claimFree, takeCandidates } from '../../netlify/use-cases/reservation.ts';
import { cardHoldMs } from './shop.ts';
import { byDashboard, start, type Run, type World } from './simulate.ts';
import { artworks } from './works.ts';

/** What is wrong with the shop after a run, in words; empty when its promises were kept. */
export async function findBroken(world: World, run: Run): Promise<string[]> {
  const orders = [...world.shop.records<OrderRecord>('orders/').values()];
  const sales = world.shop.records<{ orderId: string | null }>('sold/');
  const owners = new Map([...sales].map(([piece, { orderId }]) => [piece, orderId]));
  return [
    ...run.errors.map((error) => `a function broke: ${String(error)}`),
    ...run.unheld,
    ...orders.filter(isUnfinished).map(({ id, status }) => `order ${id} stays ${status}`),
    ...orders.flatMap((order) => findWrongSales(order, owners)),
    ...findMoneyAstray(world, orders, owners),
    ...(await findHeld(world, run, owners)),
  ];
}

function isUnfinished({ status, paidAt, refunds }: OrderRecord): boolean {
  return (status === 'pending' && !paidAt) || refunds.some(({ state }) => state === 'due');
}

type Owners = ReadonlyMap<string, string | null>;

/** An order has the pieces that it was paid for, and a cancelled or unpaid one has none. */
function findWrongSales(order: OrderRecord, owners: Owners): string[] {
  const own = order.pieces.filter((piece) => owners.get(piece) === order.id);
  const isSale = order.paidAt !== null && order.status !== 'cancelled';
  if (!isSale) return own.map((piece) => `${piece} is sold to ${order.status} order ${order.id}`);
  const lost = order.refunds.reduce((sum, { amount }) => sum + centsOf(amount), 0);
  const kept = order.items.filter((_, index) => own.includes(order.pieces[index]!));
  const worth = kept.reduce((sum, { price }) => sum + centsOf(price), 0);
  if (worth + lost === centsOf(order.totalAmount)) return [];
  return [`order ${order.id} counts as paid, but of ${order.pieces} it has ${own || 'nothing'}`];
}

/**
 * Every payment that was captured is a sale, or went back: never less than is owed, and more only by what the owner gave
 * in Stripe's dashboard.
 */
function findMoneyAstray(world: World, orders: OrderRecord[], owners: Owners): string[] {
  return [...world.shop.account.paymentIntents.all()]
    .filter(({ status }) => status === 'succeeded')
    .flatMap((intent) => {
      const order = orders.find(({ id }) => id === intent.metadata['orderId']);
      const { returned, given } = sumRefunds(world, intent.id);
      const sold = (order?.items ?? [])
        .filter((_, index) => owners.get(order!.pieces[index]!) === order!.id)
        .reduce((sum, { price }) => sum + centsOf(price), 0);
      const owed = intent.amount - sold;
      const isRight = returned >= owed && returned <= owed + given;
      if (order?.paymentIntentId === intent.id && isRight) return [];
      const what = `${intent.amount} cents taken, ${returned} returned (${given} in the dashboard), ${sold} sold`;
      return [`the money of ${order ? `order ${order.id}` : 'no order'} is astray: ${what}`];
    });
}

/** What went back of a payment in cents, and how much of it the owner gave in Stripe's dashboard. */
function sumRefunds({ shop }: World, intentId: string): { returned: number; given: number } {
  const refunds = [...shop.account.refunds.all()].filter((one) => one.payment_intent === intentId);
  const sum = (some: typeof refunds) => some.reduce((cents, { amount }) => cents + amount, 0);
  const given = refunds.filter(({ metadata }) => metadata?.['by'] === byDashboard);
  return { returned: sum(refunds), given: sum(given) };
}

/** Someone new can have every piece that is not sold. */
async function findHeld(world: World, run: Run, owners: Owners): Promise<string[]> {
  const broken: string[] = [];
  const deadline = new Date(world.clock.now() + cardHoldMs).toISOString();
  const hold = { orderId: 'none', buyer: 'someone new', deadline };
  for (const artwork of artworks) {
    const pieces = [artwork.id, `${artwork.id}~2`].slice(0, artwork.stockQuantity);
    const isSoldOut = pieces.every((piece) => owners.get(piece));
    let isFree = false;
    start(world, run, 'someone new', async () => {
      isFree = await claimFree(await takeCandidates([artwork], hold), hold);
    });
    await world.network.runAll();
    if (isFree === isSoldOut)
      broken.push(`${artwork.id} ${isFree ? 'is free, though sold' : 'is held'}`);
  }
  return broken;
}
