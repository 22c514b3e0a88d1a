import { useStore } from '@nanostores/react';
import type { Order } from '#shared/order';
import {
  $hasOlder,
  exportOrders,
  loadOlderOrders,
  loadOrderPage,
} from '../../stores/admin/orders.ts';
import { Button } from '../../ui/Button.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { OrderEntry } from './orders/OrderEntry.tsx';
import { useOrders } from './use-orders.ts';
import { LoadFailure } from './LoadFailure.tsx';

export function OrderList() {
  const orders = useOrders(loadFirstPage);
  if (orders === 'loading') return <Spinner label="Loading orders..." />;
  if (orders === 'failed') {
    return <LoadFailure onRetry={loadFirstPage}>Failed to fetch orders</LoadFailure>;
  }
  return <Ledger orders={orders} />;
}

function Ledger({ orders }: { orders: Order[] }) {
  const hasOlder = useStore($hasOlder);
  return (
    <>
      <p className="flex border-b border-lank print:hidden">
        <Button look="quiet" className="sm:ml-auto" onClick={() => void exportOrders()}>
          Export CSV
        </Button>
      </p>
      {orders.length === 0 ? <EmptyLedger /> : <Entries orders={orders} />}
      {hasOlder && (
        <Button
          look="secondary"
          className="mt-6 print:hidden"
          onClick={() => void loadOlderOrders()}
        >
          Show older
        </Button>
      )}
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

function EmptyLedger() {
  return (
    <div className="py-16 text-center">
      <p className="font-display text-xl">No orders yet</p>
      <p className="mt-2 text-sann">When somebody buys a work, the order is written down here.</p>
    </div>
  );
}

// The dashboard links to an order by its number; the link must not end at a page.
function loadFirstPage(): Promise<void> {
  return loadOrderPage(decodeURIComponent(location.hash.slice(1)));
}
