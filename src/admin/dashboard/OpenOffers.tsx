import { formatDay } from '#shared/day';
import { isLate, soldAt, offerView } from '#shared/ledger';
import { formatCents } from '#shared/money';
import type { OfferView } from '#shared/offer';
import type { Order } from '#shared/order';
import { dayOf } from '../ui/moment.ts';
import { OrderLink, OrderRows, WorksRow } from './OrderRows.tsx';

/** Returns the offers whose answer or late part is awaited, the nearest day first. A plan whose next day is to come needs no line. */
export function openOffers(orders: Order[]): Order[] {
  const open = orders.filter((order) => dueOf(order) && (!soldAt(order) || isLate(order)));
  return open.toSorted((first, second) => (dueOf(first)!.until < dueOf(second)!.until ? -1 : 1));
}

export function OpenOffers({ orders }: { orders: Order[] }) {
  return (
    <OrderRows title="Open offers" orders={orders}>
      {(order) => (
        <WorksRow key={order.id} order={order}>
          <span className="block text-sann">
            <span className={isLate(order) ? 'text-flanbwayan' : undefined}>
              {awaitedWords(order)}
            </span>
            <span>, order </span>
            <OrderLink id={order.id} />
          </span>
        </WorksRow>
      )}
    </OrderRows>
  );
}

function awaitedWords(order: Order): string {
  const { cents, until } = dueOf(order)!;
  const words = `${formatCents(cents)} by ${formatDay(dayOf(until))}`;
  return isLate(order) ? `Late: ${words}` : words;
}

function dueOf(order: Order): OfferView['due'] | undefined {
  return offerView(order)?.due;
}
