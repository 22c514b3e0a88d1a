import { useStore } from '@nanostores/react';
import type { ReactElement } from 'react';
import { noCents } from '#shared/cents';
import { formatCents } from '#shared/money';
import { kindOf } from '#shared/order-kinds';
import type { BuyerOrder } from '#shared/order';
import { carrierNames, trackingPage } from '#shared/parcel';
import { asSentence } from '#shared/sentence';
import { Filled } from '../../ui/Filled.tsx';
import type { IslandWords } from '../../words/island-words.ts';
import { pageDeliveryNote } from '../checkout/shipping.ts';
import { $words } from '../../words/page-words.ts';

type OrderStateProps = {
  order: BuyerOrder;
  /** In place of the words about an order. */
  children?: ReactElement;
};

export function OrderState({ order, children }: OrderStateProps) {
  const words = useStore($words);
  const { orderState, language } = words;
  const outside = order.returnedOutsideCents ?? noCents;
  return (
    <section aria-label={orderState.label} className="border-l-2 border-lanme bg-twal px-5 py-4">
      {children ??
        (isBeingPacked(order) ? (
          <Packing artworks={order.items.length} />
        ) : (
          <p className="font-display text-lg">{stateOf(order, words)}</p>
        ))}
      {order.trackingNumber && (
        <p className="mt-2">
          <Filled
            text={orderState.tracking}
            parts={{
              number: <TrackingNumber order={order} />,
            }}
          />
        </p>
      )}
      {order.refunds.map(({ key, way, cents, state, reason }) => (
        <p key={key} className="mt-2">
          {orderState.refund(
            formatCents(cents, language),
            state === 'done',
            way === 'card',
            reason,
          )}
        </p>
      ))}
      {outside > 0 && <p className="mt-2">{orderState.returned(formatCents(outside, language))}</p>}
      {order.failedRefunds?.map(({ id, cents }) => (
        <p key={id} className="mt-2">
          {orderState.refundFailed(formatCents(cents, language))}
        </p>
      ))}
    </section>
  );
}

/** Shows when the parcel leaves. The painter's own words replace the shop's (rule 104). */
function Packing({ artworks }: { artworks: number }) {
  const { paid, paidAlone } = useStore($words).orderState;
  const note = pageDeliveryNote();
  return (
    <>
      <p className="font-display text-lg">{note ? paidAlone : paid(artworks)}</p>
      {note && (
        <p className="mt-2" lang={note.lang}>
          {asSentence(note.text)}
        </p>
      )}
    </>
  );
}

function TrackingNumber({ order }: { order: BuyerOrder }) {
  const page = trackingPage(order);
  const name = order.carrier && order.carrier !== 'other' ? `${carrierNames[order.carrier]} ` : '';
  const number = <span className="select-all font-medium">{order.trackingNumber}</span>;
  if (!page)
    return (
      <>
        <span>{name}</span>
        {number}
      </>
    );
  return (
    <a href={page} className="link">
      <span>{name}</span>
      {number}
    </a>
  );
}

/** Returns whether an order is being packed. The administrator may set any status, so a paid order can be pending again. */
function isBeingPacked(order: BuyerOrder): boolean {
  const { status, paidAt } = order;
  if (status === 'pending') return paidAt !== null;
  return status === 'processing' && kindOf(order).isSent;
}

function stateOf(order: BuyerOrder, words: IslandWords): string {
  const { status, paidAt, items } = order;
  const { shipped, delivered, cancelled, cancelledUnpaid, soldInPerson } = words.orderState;
  switch (status) {
    case 'pending':
      return unpaidState(order, words);
    case 'processing':
      return soldInPerson(items.length);
    case 'shipped':
      return shipped(items.length);
    case 'delivered':
      return delivered(items.length);
    case 'cancelled':
      return kindOf(order).mayBePaidLate && !paidAt ? cancelledUnpaid : cancelled;
  }
}

function unpaidState(order: BuyerOrder, { checkout, orderState }: IslandWords): string {
  if (!kindOf(order).waitsForMoney) return orderState.finishing;
  if (order.awaitsPainter) return checkout.notReservedYet;
  if (order.hold) return orderState.waiting;
  if (order.transfer) return orderState.partPaid;
  return order.moneySentAt ? orderState.moneySent : orderState.lapsed;
}
