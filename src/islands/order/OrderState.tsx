import { centsOf, formatCents } from '#shared/money';
import type { BuyerOrder } from '#shared/order';
import { formatMoment } from '#shared/format';

/** Where the order stands, in words, with the parcel's number and money that went back. */
export function OrderState({ order }: { order: BuyerOrder }) {
  return (
    <section aria-label="Where it stands" className="border-l-2 border-lanme bg-twal px-5 py-4">
      <p className="font-display text-lg">{stateOf(order)}</p>
      {order.trackingNumber && (
        <p className="mt-2">
          Tracking number: <span className="select-all font-medium">{order.trackingNumber}</span>
        </p>
      )}
      {order.refunds.map(({ key, amount, state, reason }) => (
        <p key={key} className="mt-2">
          {formatCents(centsOf(amount))} {state === 'done' ? 'went back' : 'goes back'} to your
          card. {reason}.
        </p>
      ))}
    </section>
  );
}

function stateOf({ status, method, deadline }: BuyerOrder): string {
  if (status === 'processing') return 'Paid. We are packing it by hand.';
  if (status === 'shipped') return 'It is on its way to you.';
  if (status === 'delivered') return 'It has arrived. May it be good company.';
  if (status === 'cancelled') return 'This order is cancelled.';
  const until = formatMoment(deadline);
  return method === 'zelle'
    ? `Waiting for your transfer. We hold it for you until ${until}.`
    : 'Waiting for your payment.';
}
