import type { Claim } from '../../netlify/use-cases/claims.ts';
import type { OrderRecord } from '../../netlify/use-cases/order-records.ts';
import type { World } from './simulate.ts';

/** After this time a claim is no longer that of a request under way. */
const workingMs = 60_000;

/** Claims that keep a piece from everybody, though no order that waits or is paid has them; in words. */
export function findLeftClaims({ clock, shop }: World): string[] {
  const orders = shop.records<OrderRecord>('orders/');
  return [...shop.records<Claim>('claims/')]
    .filter(([, claim]) => !claim.isReleased && Date.parse(claim.deadline) > clock.now())
    .filter(([, { since, movedAt }]) => clock.now() - Date.parse(movedAt || since) > workingMs)
    .filter(([, { orderId }]) => (orders.get(orderId)?.status ?? 'cancelled') === 'cancelled')
    .map(
      ([key, { orderId }]) => `${key} is held by order ${orderId}, which is not there or cancelled`,
    );
}

/** Orders that wait for their money without holding what it is for; in words. */
export function findUnheld({ clock, shop }: World): string[] {
  const claims = [...shop.records<Claim>('claims/')];
  const sales = shop.records<{ orderId: string | null }>('sold/');
  const isLate = ({ deadline }: { deadline: string }) => Date.parse(deadline) <= clock.now();
  const isHeld = (piece: string, { id }: OrderRecord) =>
    sales.get(piece)?.orderId ||
    claims.some(
      ([key, claim]) =>
        key.startsWith(`${piece}/`) && claim.orderId === id && !claim.isReleased && !isLate(claim),
    );
  return [...shop.records<OrderRecord>('orders/').values()]
    .filter((order) => order.status === 'pending' && !order.paidAt && !isLate(order))
    .flatMap((order) =>
      order.pieces
        .filter((piece) => !isHeld(piece, order))
        .map((piece) => `order ${order.id} waits for money, but ${piece} is free`),
    );
}
