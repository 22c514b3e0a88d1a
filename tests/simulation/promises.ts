import { centsOf } from '#shared/money';
import type { Claim } from '../../netlify/use-cases/pieces/claims.ts';
import type { OrderRecord } from '../../netlify/use-cases/orders/records.ts';
import type { World } from './simulate.ts';

/** Marks a refund made in Stripe's dashboard. */
export const byDashboard = 'dashboard';

/** Must never be true, at any step: a piece with two holders, a paid order without its pieces or their price. */
export function findUnsafe(world: World): string[] {
  const { orders, owners } = readShop(world);
  return [
    ...findHeldTwice(world),
    ...orders.filter(isSale).flatMap((order) => findWrongSales(order, owners)),
  ];
}

/** Must not be true after an undisturbed reconciliation. */
export function findUnreconciled(world: World): string[] {
  const { orders, owners } = readShop(world);
  return [
    ...orders.flatMap((order) => findWrongSales(order, owners)),
    ...findMoneyAstray(world, orders, owners),
  ];
}

export function readShop({ shop }: World) {
  const sales = shop.records<{ orderId: string | null }>('sold/');
  return {
    orders: [...shop.records<OrderRecord>('orders/').values()],
    owners: new Map([...sales].map(([piece, { orderId }]) => [piece, orderId])),
  };
}

/** Live claims of two buyers on one piece; two orders of one buyer may share it, and the first money decides. */
function findHeldTwice({ clock, shop }: World): string[] {
  const held = [...shop.records<Claim>('claims/')]
    .filter(([, claim]) => !claim.isReleased && Date.parse(claim.deadline) > clock.now())
    .map(([key, { buyer }]) => ({ piece: key.split('/')[0]!, buyer }));
  return held
    .filter((one, place) =>
      held.slice(0, place).some(({ piece, buyer }) => piece === one.piece && buyer !== one.buyer),
    )
    .map(({ piece }) => `${piece} is held by two buyers`);
}

/** An order that was paid and not refunded. */
function isSale({ paidAt, status }: OrderRecord): boolean {
  return paidAt !== null && status !== 'cancelled';
}

export type Owners = ReadonlyMap<string, string | null>;

/** A paid order has its pieces; a cancelled or unpaid one has none. */
function findWrongSales(order: OrderRecord, owners: Owners): string[] {
  const own = order.pieces.filter((piece) => owners.get(piece) === order.id);
  if (!isSale(order))
    return own.map((piece) => `${piece} is sold to ${order.status} order ${order.id}`);
  const lost = order.refunds.reduce((sum, { amount }) => sum + centsOf(amount), 0);
  const kept = order.items.filter((_, index) => own.includes(order.pieces[index]!));
  const worth = kept.reduce((sum, { price }) => sum + centsOf(price), 0);
  if (worth + lost === centsOf(order.totalAmount)) return [];
  return [`order ${order.id} counts as paid, but of ${order.pieces} it has ${own || 'nothing'}`];
}

/** Every captured payment is a sale or went back: never less than is owed, and more only by Stripe's dashboard. */
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

/** Refunded cents of a payment, and the part from Stripe's dashboard. */
function sumRefunds({ shop }: World, intentId: string): { returned: number; given: number } {
  const refunds = [...shop.account.refunds.all()].filter((one) => one.payment_intent === intentId);
  const sum = (some: typeof refunds) => some.reduce((cents, { amount }) => cents + amount, 0);
  const given = refunds.filter(({ metadata }) => metadata?.['by'] === byDashboard);
  return { returned: sum(refunds), given: sum(given) };
}
