import { formatMoment } from '../ui/moment.ts';
import { isHold } from '#shared/order-state';
import type { Order } from '#shared/order';
import { OrderLink, OrderRows, WorksRow } from './OrderRows.tsx';

export function OpenTransfers({ orders }: { orders: Order[] }) {
  return (
    <OrderRows title="Open transfers" orders={orders}>
      {(order) => (
        <WorksRow key={order.id} order={order}>
          <span className="block text-sann first-letter:uppercase">
            <span>{`${stateOf(order)}, order `}</span>
            <OrderLink id={order.id} />
            {order.awaitsConfirmation && isHold(order) && <span>, not confirmed yet</span>}
            {order.moneySentAt && <span>, the buyer says the money was sent</span>}
          </span>
        </WorksRow>
      )}
    </OrderRows>
  );
}

function stateOf(order: Order): string {
  if (order.awaitsPainter) return 'not reserved, waits for your confirmation';
  return `${isHold(order) ? 'until' : 'not held since'} ${formatMoment(order.deadline)}`;
}
