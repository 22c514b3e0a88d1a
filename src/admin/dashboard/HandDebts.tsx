import { owedByHandCents } from '#shared/ledger';
import { formatCents } from '#shared/money';
import type { Order } from '#shared/order';
import { BuyerRow, OrderRows } from './OrderRows.tsx';

/** Shows what the painter has to send back, because no bank does it by itself. */
export function HandDebts({ orders }: { orders: Order[] }) {
  return (
    <OrderRows title="To send back by hand" orders={orders}>
      {(order) => (
        <BuyerRow key={order.id} order={order}>
          <span className="py-1 font-medium text-flanbwayan">
            {formatCents(owedByHandCents(order))}
          </span>
        </BuyerRow>
      )}
    </OrderRows>
  );
}
