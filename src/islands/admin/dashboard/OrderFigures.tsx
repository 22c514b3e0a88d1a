import { asksAboutPayment, hasRefundDue, isHold, isUnpaidCard } from '#shared/ledger';
import { centsOf, formatCents } from '#shared/money';
import type { Order } from '#shared/order';
import { formatMoment } from '#shared/format';
import { Spinner } from '../../../ui/Spinner.tsx';
import { useOrders } from '../use-orders.ts';
import { Figure, Figures, NoFigures } from './Figures.tsx';

const mostRecent = 3;
const linkStyle = 'inline-block py-1 text-lank underline decoration-lanme underline-offset-4';

/** What waits for the administrator, the last orders, and every hold with its deadline (rulings 6). */
export function OrderFigures() {
  const orders = useOrders();
  if (orders === 'loading') return <Spinner label="Loading orders..." />;
  if (orders === 'failed') return <NoFigures>The orders could not be loaded.</NoFigures>;
  const recent = orders.filter((order) => !isUnpaidCard(order)).slice(0, mostRecent);
  return (
    <>
      <Waiting orders={orders} />
      {recent.length > 0 && <Recent orders={recent} />}
      <Holds orders={orders.filter(isHold)} />
    </>
  );
}

function Waiting({ orders }: { orders: Order[] }) {
  const transfers = orders.filter(
    ({ method, status }) => method === 'zelle' && status === 'pending',
  );
  const parcels = orders.filter(({ status }) => status === 'processing');
  const refunds = orders.filter(hasRefundDue);
  const payments = orders.filter(asksAboutPayment);
  return (
    <Figures>
      <Figure name="Waiting for a transfer">{transfers.length}</Figure>
      <Figure name="Waiting for a parcel">{parcels.length}</Figure>
      {refunds.length > 0 && (
        <Figure name="Refund due" isUrgent>
          {refunds.length}
        </Figure>
      )}
      {payments.length > 0 && (
        <Figure name="Payment to look at" isUrgent>
          {payments.length}
        </Figure>
      )}
    </Figures>
  );
}

function Recent({ orders }: { orders: Order[] }) {
  return (
    <>
      <h3 className="mt-6 font-medium">The latest</h3>
      <ul className="mt-2 divide-y divide-liy text-sm">
        {orders.map((order) => (
          <li key={order.id} className="flex flex-wrap justify-between gap-x-4 py-1">
            <span>
              <OrderLink id={order.id} /> {order.customerName ?? order.customerEmail}
            </span>
            <span className="py-1 text-sann">
              {order.status}, {formatCents(centsOf(order.totalAmount))}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

function Holds({ orders }: { orders: Order[] }) {
  if (orders.length === 0) return <p className="mt-4 text-sm text-sann">No work is held.</p>;
  return (
    <>
      <h3 className="mt-6 font-medium">Held for a buyer</h3>
      <ul className="mt-2 divide-y divide-liy text-sm">
        {orders.map(({ id, items, deadline, awaitsConfirmation }) => (
          <li key={id} className="py-2">
            <em className="font-display text-base">
              {items.map(({ artworkTitle }) => artworkTitle).join(', ')}
            </em>
            <span className="block text-sann">
              until {formatMoment(deadline)}, order <OrderLink id={id} />
              {awaitsConfirmation && ', not confirmed yet'}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

function OrderLink({ id }: { id: string }) {
  return (
    <a href={`/admin/orders#${id}`} className={linkStyle}>
      {id}
    </a>
  );
}
