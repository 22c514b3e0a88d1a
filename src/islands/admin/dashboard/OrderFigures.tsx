import { useStore } from '@nanostores/react';
import { holdRate } from '#shared/admin/hold-rate';
import { asksAboutPayment, hasRefundDue, isHold, isUnpaidCard } from '#shared/ledger';
import { centsOf, formatCents } from '#shared/money';
import type { Order } from '#shared/order';
import { formatMoment } from '#shared/format';
import { Spinner } from '../../../ui/Spinner.tsx';
import { $artworks } from '../../../stores/admin/artworks.ts';
import { useOrders } from '../use-orders.ts';
import { Figure, Figures, NoFigures } from './Figures.tsx';
import { FreeHolds } from './FreeHolds.tsx';
import { HoldRateNote } from './HoldRateNote.tsx';

const mostRecent = 3;
const linkStyle = 'inline-block py-1 text-lank underline decoration-lanme underline-offset-4';

/** Shows waiting orders, the last orders, and every hold with its deadline (rule 17). */
export function OrderFigures() {
  const orders = useOrders();
  if (orders === 'loading') return <Spinner label="Loading orders..." />;
  if (orders === 'failed') return <NoOrders />;
  const recent = orders.filter((order) => !isUnpaidCard(order)).slice(0, mostRecent);
  return (
    <>
      <Waiting orders={orders} />
      {recent.length > 0 && <Recent orders={recent} />}
      <Holds orders={orders} />
    </>
  );
}

/** Holds are counted and freed by their claims, so also when the orders cannot be had. */
function NoOrders() {
  return (
    <>
      <NoFigures>The orders could not be loaded.</NoFigures>
      <FreeHolds isOffered />
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
  const artworks = useStore($artworks);
  const held = orders.filter(isHold);
  const rate = holdRate(orders);
  // An artwork may be held by an order that does not exist.
  const isHeld =
    held.length > 0 || (Array.isArray(artworks) && artworks.some(({ heldUntil }) => heldUntil));
  return (
    <>
      {held.length > 0 && <h3 className="mt-6 font-medium">Held for a buyer</h3>}
      {(isHeld || rate.lastHour > 0) && <HoldRateNote rate={rate} />}
      <FreeHolds isOffered={isHeld} />
      {held.length > 0 ? <HeldOrders orders={held} /> : <NoHolds isHeld={isHeld} />}
    </>
  );
}

function NoHolds({ isHeld }: { isHeld: boolean }) {
  return (
    <p className="mt-4 text-sm text-sann">
      {isHeld ? 'Works are held without an order.' : 'No work is held.'}
    </p>
  );
}

function HeldOrders({ orders }: { orders: Order[] }) {
  return (
    <ul className="mt-4 divide-y divide-liy text-sm">
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
  );
}

function OrderLink({ id }: { id: string }) {
  return (
    <a href={`/admin/orders#${id}`} className={linkStyle}>
      {id}
    </a>
  );
}
