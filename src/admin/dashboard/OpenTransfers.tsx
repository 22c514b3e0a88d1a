import { formatMoment } from '../moment.ts';
import { isHold } from '#shared/order-state';
import type { Order } from '#shared/order';

export function OpenTransfers({ orders }: { orders: Order[] }) {
  return (
    <>
      <h3 className="mt-6 font-medium">Open transfers</h3>
      <ul className="mt-2 divide-y divide-liy text-sm">
        {orders.map((order) => (
          <li key={order.id} className="py-2">
            <em className="font-display text-base">
              {order.items.map(({ artworkTitle }) => artworkTitle).join(', ')}
            </em>
            <span className="block text-sann first-letter:uppercase">
              <span>{`${stateOf(order)}, order `}</span>
              <OrderLink id={order.id} />
              {order.awaitsConfirmation && isHold(order) && <span>, not confirmed yet</span>}
              {order.moneySentAt && <span>, the buyer says the money was sent</span>}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

function stateOf(order: Order): string {
  if (order.awaitsPainter) return 'not reserved, waits for your confirmation';
  return `${isHold(order) ? 'until' : 'not held since'} ${formatMoment(order.deadline)}`;
}

export function OrderLink({ id }: { id: string }) {
  return (
    <a
      href={`/admin/orders#${id}`}
      className="inline-block py-1 text-lank underline decoration-lanme underline-offset-4"
    >
      {id}
    </a>
  );
}
