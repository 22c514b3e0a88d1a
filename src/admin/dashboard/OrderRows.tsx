import type { ReactElement } from 'react';
import type { Order } from '#shared/order';

type OrderRowsProps = { title: string; orders: Order[]; children: (order: Order) => ReactElement };

/** Shows the orders under a title. `children` renders the row of an order. */
export function OrderRows({ title, orders, children }: OrderRowsProps) {
  return (
    <>
      <h3 className="mt-6 font-medium">{title}</h3>
      <ul className="mt-2 divide-y divide-liy text-sm">{orders.map(children)}</ul>
    </>
  );
}

type RowProps = { order: Order; children: ReactElement };

export function BuyerRow({ order, children }: RowProps) {
  return (
    <li className="flex flex-wrap justify-between gap-x-4 py-1">
      <span>
        <OrderLink id={order.id} /> <span>{order.customerName ?? order.customerEmail}</span>
      </span>
      {children}
    </li>
  );
}

export function WorksRow({ order, children }: RowProps) {
  return (
    <li className="py-2">
      <em className="font-display text-base">
        {order.items.map(({ artworkTitle }) => artworkTitle).join(', ')}
      </em>
      {children}
    </li>
  );
}

export function OrderLink({ id }: { id: string }) {
  return (
    <a
      href={`/admin/orders#${id}`}
      className="inline-block whitespace-nowrap py-1 text-lank underline decoration-lanme underline-offset-4"
    >
      {id}
    </a>
  );
}
