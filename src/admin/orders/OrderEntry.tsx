import { useEffect, useRef } from 'react';
import { formatMoment } from '../moment.ts';
import type { AdminOrder } from '#shared/order';
import { GiveBack } from './GiveBack.tsx';
import { NextDeed } from './NextDeed.tsx';
import { OrderBuyer } from './OrderBuyer.tsx';
import { OrderItems } from './OrderItems.tsx';
import { OrderPayment } from './OrderPayment.tsx';
import { StatusField } from './StatusField.tsx';
import { TrackingField } from './TrackingField.tsx';

export function OrderEntry({ order }: { order: AdminOrder }) {
  const entry = useScrollToLinked(order.id);
  return (
    <article
      ref={entry}
      aria-labelledby={order.id}
      className="grid scroll-mt-20 gap-x-8 gap-y-6 py-8 md:grid-cols-2 xl:grid-cols-[15rem_minmax(0,1fr)_minmax(0,1.3fr)_14rem] print:break-inside-avoid"
    >
      <div>
        <h2 id={order.id} tabIndex={-1} className="font-display text-lg">
          {order.id}
        </h2>
        {order.isTest && (
          <p className="my-1 w-fit border border-sann px-2 text-sm text-sann">Test</p>
        )}
        <time dateTime={order.createdAt} className="block text-sm text-sann">
          {formatMoment(order.createdAt)}
        </time>
        <NextDeed order={order} />
        <OrderPayment order={order} />
      </div>
      <OrderBuyer order={order} />
      <OrderItems order={order} />
      <div className="grid content-start gap-4">
        <StatusField order={order} />
        <TrackingField order={order} />
        {order.paidAt && (
          <a
            href={`/admin/packing-slip#${order.id}`}
            className="justify-self-start underline decoration-lanme underline-offset-4 print:hidden"
          >
            Packing slip
          </a>
        )}
        <GiveBack order={order} />
      </div>
    </article>
  );
}

// The browser looks for the anchor before the order is rendered.
function useScrollToLinked(id: string) {
  const entry = useRef<HTMLElement>(null);
  useEffect(() => {
    if (location.hash === `#${id}`) entry.current?.scrollIntoView();
  }, [id]);
  return entry;
}
