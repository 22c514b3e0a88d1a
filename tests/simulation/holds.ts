import type { Claim } from '../../netlify/use-cases/pieces/claims.ts';
import type { OrderRecord } from '../../netlify/use-cases/orders/records.ts';
import type { World } from './simulate.ts';

/** After this time a claim does not belong to a running request. */
const workingMs = 60_000;

/** Of three works, half is one; but two may always be held. */
const mostHeld = 2;

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

/** Where all buyers share one address with limits: more works held than one address may hold of three; in words. */
export function findTooManyHeld({ clock, shop }: World): string[] {
  if (process.env['HOLDS_PER_ADDRESS'] === '0') return [];
  const holding = [...shop.records<OrderRecord>('orders/').values()].filter(
    ({ isHeld, status, paidAt, round, deadline }) =>
      // The administrator holds again what he likes.
      isHeld &&
      status === 'pending' &&
      !paidAt &&
      round === 0 &&
      Date.parse(deadline) > clock.now(),
  );
  const pieces = holding.flatMap((order) => order.pieces);
  return pieces.length > mostHeld ? [`one address holds ${pieces.join(', ')}`] : [];
}

/** Orders that wait for their money without holding what they promise to hold; in words. */
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
    .filter((order) => order.isHeld && order.status === 'pending')
    .filter((order) => !order.paidAt && !isLate(order))
    .flatMap((order) =>
      order.pieces
        .filter((piece) => !isHeld(piece, order))
        .map((piece) => `order ${order.id} waits for money, but ${piece} is free`),
    );
}
