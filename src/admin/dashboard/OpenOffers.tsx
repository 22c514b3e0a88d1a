import { formatDay } from '#shared/day';
import { awaitedCents, isLate, isUnpaid, nextPart, soldAt } from '#shared/ledger';
import { formatCents } from '#shared/money';
import type { Order } from '#shared/order';
import { dayOf } from '../moment.ts';
import { OrderLink } from './OpenTransfers.tsx';

/** Returns the offers whose answer or late part is awaited, the nearest day first. A plan whose next day is to come needs no line. */
export function openOffers(orders: Order[]): Order[] {
  const open = orders.filter(
    (order) => order.offer && isUnpaid(order) && (!soldAt(order) || isLate(order)),
  );
  return open.toSorted((one, other) => (dueAt(one) < dueAt(other) ? -1 : 1));
}

export function OpenOffers({ orders }: { orders: Order[] }) {
  return (
    <>
      <h3 className="mt-6 font-medium">Open offers</h3>
      <ul className="mt-2 divide-y divide-liy text-sm">
        {orders.map((order) => (
          <li key={order.id} className="py-2">
            <em className="font-display text-base">
              {order.items.map(({ artworkTitle }) => artworkTitle).join(', ')}
            </em>
            <span className="block text-sann">
              <span className={isLate(order) ? 'text-flanbwayan' : undefined}>
                {awaitedWords(order)}
              </span>
              <span>, order </span>
              <OrderLink id={order.id} />
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

function awaitedWords(order: Order): string {
  const words = `${formatCents(awaitedCents(order))} until ${formatDay(dayOf(dueAt(order)))}`;
  return isLate(order) ? `Late: ${words}` : words;
}

function dueAt(order: Order): string {
  return nextPart(order)?.until ?? order.deadline;
}
