import { useEffect, useRef } from 'react';
import { formatMoment } from '../moment.ts';
import type { AdminOrder, Order } from '#shared/order';
import { isSent } from '#shared/order-state';
import { GiveBack } from './GiveBack.tsx';
import { NextDeed } from './NextDeed.tsx';
import { OrderItems } from './OrderItems.tsx';
import { OrderOffer } from './OrderOffer.tsx';
import { OrderPayment } from './OrderPayment.tsx';
import { StatusField } from './StatusField.tsx';
import { TrackingField } from './TrackingField.tsx';
import { OrderAddress } from './OrderAddress.tsx';
import { OrderMails } from './OrderMails.tsx';

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
        {order.isTest && <Badge>Test</Badge>}
        {order.offer && <Badge>Offer</Badge>}
        <time dateTime={order.createdAt} className="block text-sm text-sann">
          {formatMoment(order.createdAt)}
        </time>
        <NextDeed order={order} />
        <OrderPayment order={order} />
        <OrderOffer order={order} />
      </div>
      <OrderBuyer order={order} />
      <OrderItems order={order} />
      <div className="grid content-start gap-4">
        <StatusField order={order} />
        {isSent(order) && <TrackingField order={order} />}
        {order.paidAt && isSent(order) && (
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

function Badge({ children }: { children: string }) {
  return <p className="my-1 w-fit border border-sann px-2 text-sm text-sann">{children}</p>;
}

// The browser looks for the anchor before the order is rendered.
function useScrollToLinked(id: string) {
  const entry = useRef<HTMLElement>(null);
  useEffect(() => {
    if (location.hash === `#${id}`) entry.current?.scrollIntoView();
  }, [id]);
  return entry;
}

function OrderBuyer({ order }: { order: Order }) {
  const { customerName, customerEmail, shippingAddress, customerNotes } = order;
  return (
    <div className="min-w-0 text-sm">
      <h3 className="text-sann">Buyer</h3>
      <p className="text-base">
        {customerName ?? shippingAddress?.name ?? (isSent(order) ? 'Not known yet' : 'Not known')}
      </p>
      {customerEmail && (
        <a
          href={`mailto:${customerEmail}`}
          className="underline decoration-lanme underline-offset-4"
        >
          {customerEmail}
        </a>
      )}
      {shippingAddress && <OrderAddress address={shippingAddress} />}
      {!shippingAddress && isSent(order) && <p>No address yet</p>}
      {customerNotes && <blockquote className="mt-2 border-l pl-3">{customerNotes}</blockquote>}
      <OrderMails order={order} />
    </div>
  );
}
