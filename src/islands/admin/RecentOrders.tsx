import type { ReactNode } from 'react';
import { formatMoment } from '#shared/format';
import { hasRefundDue, isHold } from '#shared/ledger';
import type { Order } from '#shared/order';
import { Spinner } from '../../ui/Spinner.tsx';
import { useOrders } from './use-orders.ts';

/** The dashboard's figures: what waits for the administrator, and every hold with its deadline (rulings 6). */
export function RecentOrders() {
  const orders = useOrders();
  if (orders === 'loading') return <Spinner label="Loading orders..." />;
  if (orders === 'failed') return <p className="text-sann">The orders could not be loaded.</p>;
  return (
    <>
      <Figures orders={orders} />
      <Holds orders={orders.filter(isHold)} />
    </>
  );
}

function Figures({ orders }: { orders: Order[] }) {
  const transfers = orders.filter(
    ({ method, status }) => method === 'zelle' && status === 'pending',
  );
  const parcels = orders.filter(({ status }) => status === 'processing');
  const refunds = orders.filter(hasRefundDue);
  return (
    <dl className="divide-y divide-liy border-y border-liy">
      <Figure name="Waiting for a transfer">{transfers.length}</Figure>
      <Figure name="Waiting for a parcel">{parcels.length}</Figure>
      {refunds.length > 0 && (
        <Figure name="Refund due">
          <strong className="text-flanbwayan">{refunds.length}</strong>
        </Figure>
      )}
    </dl>
  );
}

function Figure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-4 py-2">
      <dt>{name}</dt>
      <dd className="text-right">{children}</dd>
    </div>
  );
}

function Holds({ orders }: { orders: Order[] }) {
  if (orders.length === 0) return <p className="mt-4 text-sm text-sann">No work is held.</p>;
  return (
    <>
      <h3 className="mt-6 font-medium">Held for a buyer</h3>
      <ul className="mt-2 divide-y divide-liy text-sm">
        {orders.map(({ id, items, deadline }) => (
          <li key={id} className="py-2">
            <em>{items.map(({ artworkTitle }) => artworkTitle).join(', ')}</em>
            <span className="block text-sann">
              until {formatMoment(deadline)}, order{' '}
              <a href={`/admin/orders#${id}`} className="underline underline-offset-4">
                {id}
              </a>
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
