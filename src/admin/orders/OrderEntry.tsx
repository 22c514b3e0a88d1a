import { useState } from 'react';
import { readFragment } from '../../lib/fragment.ts';
import { mailto } from '../../lib/mailto.ts';
import { dayOf, formatMoment } from '../ui/moment.ts';
import { formatAmount } from '#shared/format-amount';
import type { AdminOrder, Order } from '#shared/order';
import { hasPackingSlip } from './customs.ts';
import { isSent } from '#shared/order-state';
import { kindOf } from '#shared/order-kinds';
import { GiveBack } from './GiveBack.tsx';
import { NextDeed } from './NextDeed.tsx';
import { nextDeed } from '#shared/next-deed';
import { Button } from '../../ui/Button.tsx';
import { useScrollToLinked } from '../ui/use-scroll-to-linked.ts';
import { OrderItems } from './OrderItems.tsx';
import { OrderOffer } from './OrderOffer.tsx';
import { OrderPayment } from './OrderPayment.tsx';
import { StatusField } from './StatusField.tsx';
import { TrackingField } from './TrackingField.tsx';
import { OrderAddress } from './OrderAddress.tsx';
import { OrderMails } from './OrderMails.tsx';

/**
 * Shows an order. On a phone it is folded if it has no next step and the address does not name it. An entry that was open stays so: a
 * status that was chosen by mistake can be set back, and a debt is in sight.
 */
export function OrderEntry({ order }: { order: AdminOrder }) {
  const entry = useScrollToLinked(order.id);
  const [canFold] = useState(() => nextDeed(order, dayOf).deed === null);
  const [isOpen, setOpen] = useState(() => readFragment() === order.id);
  return (
    <article
      ref={entry}
      aria-labelledby={order.id}
      className="grid scroll-mt-20 gap-x-8 gap-y-4 py-4 md:grid-cols-2 md:gap-y-6 md:py-8 xl:grid-cols-[15rem_minmax(0,1fr)_minmax(0,1.3fr)_14rem] print:break-inside-avoid"
    >
      <div>
        <h2
          id={order.id}
          data-focus-next
          tabIndex={-1}
          className="whitespace-nowrap font-display text-lg"
        >
          {order.id}
        </h2>
        {order.isTest && <Badge>Test</Badge>}
        {kindOf(order).hasTerms && <Badge>Offer</Badge>}
        <time dateTime={order.createdAt} className="block text-sm text-sann">
          {formatMoment(order.createdAt)}
        </time>
        <NextDeed order={order} />
        <OrderPayment order={order} />
        <OrderOffer order={order} />
        <OrderMails order={order} />
      </div>
      {canFold && (
        <div className="md:hidden print:hidden">
          <p>{summaryOf(order)}</p>
          <Button look="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            <span>{isOpen ? 'Show less' : 'Show all'}</span>
            <span className="sr-only">{` of order ${order.id}`}</span>
          </Button>
        </div>
      )}
      <div className={isOpen || !canFold ? 'contents' : 'hidden md:contents print:contents'}>
        <OrderBuyer order={order} />
        <OrderItems order={order} />
        <div className="grid content-start gap-4">
          <StatusField order={order} />
          {isSent(order) && <TrackingField order={order} />}
          <GiveBack order={order} />
        </div>
      </div>
    </article>
  );
}

function summaryOf({ customerName, shippingAddress, items, totalAmount }: AdminOrder): string {
  const buyer = customerName ?? shippingAddress?.name;
  const works = items.map(({ artworkTitle }) => artworkTitle).join(', ');
  return [buyer, works, formatAmount(totalAmount)].filter(Boolean).join(' · ');
}

function Badge({ children }: { children: string }) {
  return <p className="my-1 w-fit border border-sann px-2 text-sm text-sann">{children}</p>;
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
        <a href={mailto(customerEmail)} className="underline decoration-lanme underline-offset-4">
          {customerEmail}
        </a>
      )}
      {shippingAddress && <OrderAddress address={shippingAddress} />}
      {!shippingAddress && isSent(order) && <p>No address yet</p>}
      {hasPackingSlip(order) && (
        <a
          href={`/admin/packing-slip#${order.id}`}
          className="flex min-h-11 w-fit items-center underline decoration-lanme underline-offset-4 print:hidden"
        >
          Packing slip
        </a>
      )}
      {customerNotes && <blockquote className="mt-2 border-l pl-3">{customerNotes}</blockquote>}
    </div>
  );
}
