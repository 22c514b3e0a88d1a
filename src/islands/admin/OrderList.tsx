import { useState } from 'react';
import { isUnpaidCard } from '#shared/ledger';
import type { Order } from '#shared/order';
import { exportOrders, loadOrders } from '../../stores/admin-orders.ts';
import { Button } from '../../ui/Button.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { OrderEntry } from './orders/OrderEntry.tsx';
import { useOrders } from './use-orders.ts';
import { LoadFailure } from './LoadFailure.tsx';

/** The ledger of 'Order Management' (spec, section 2). */
export function OrderList() {
  const orders = useOrders();
  if (orders === 'loading') return <Spinner label="Loading orders..." />;
  if (orders === 'failed') {
    return <LoadFailure onRetry={loadOrders}>Failed to fetch orders</LoadFailure>;
  }
  return <Ledger orders={orders} />;
}

function Ledger({ orders }: { orders: Order[] }) {
  const unpaid = orders.filter(isUnpaidCard);
  const [showsUnpaid, setShowsUnpaid] = useState(() => unpaid.some(isLinkedTo));
  const shown = showsUnpaid ? orders : orders.filter((order) => !isUnpaidCard(order));
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 border-b border-lank print:hidden">
        <label className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            checked={showsUnpaid}
            onChange={(event) => setShowsUnpaid(event.target.checked)}
            className="size-5 accent-lanme"
          />
          Show unpaid card orders
        </label>
        <span className="text-sann">{unpaid.length}</span>
        <Button look="quiet" className="sm:ml-auto" onClick={() => void exportOrders()}>
          Export CSV
        </Button>
      </p>
      {shown.length === 0 ? <EmptyLedger unpaid={unpaid.length} /> : <Entries orders={shown} />}
    </>
  );
}

function Entries({ orders }: { orders: Order[] }) {
  return (
    <ul aria-label="Orders" className="divide-y divide-liy border-b border-liy">
      {orders.map((order) => (
        <li key={order.id}>
          <OrderEntry order={order} />
        </li>
      ))}
    </ul>
  );
}

function EmptyLedger({ unpaid }: { unpaid: number }) {
  return (
    <div className="py-16 text-center">
      <p className="font-display text-xl">No orders yet</p>
      <p className="mt-2 text-sann">
        {unpaid > 0
          ? 'There are only unpaid card orders so far.'
          : 'When somebody buys a work, the order is written down here.'}
      </p>
    </div>
  );
}

// The dashboard links to a hold by its number; the link must not end at a filter.
function isLinkedTo({ id }: Order): boolean {
  return location.hash === `#${id}`;
}
