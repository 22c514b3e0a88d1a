import { owedByHandCents } from '#shared/ledger';
import { formatCents } from '#shared/money';
import type { Order } from '#shared/order';
import { OrderLink } from './OpenTransfers.tsx';

/** What the painter has to send back: no bank does it by itself. */
export function HandDebts({ orders }: { orders: Order[] }) {
  return (
    <>
      <h3 className="mt-6 font-medium">To send back by hand</h3>
      <ul className="mt-2 divide-y divide-liy text-sm">
        {orders.map((order) => (
          <li key={order.id} className="flex flex-wrap justify-between gap-x-4 py-1">
            <span>
              <OrderLink id={order.id} /> <span>{order.customerName ?? order.customerEmail}</span>
            </span>
            <span className="py-1 font-medium text-flanbwayan">
              {formatCents(owedByHandCents(order))}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
