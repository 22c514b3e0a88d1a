import { returnedOutsideCents } from '#shared/ledger';
import { centsOf, formatCents } from '#shared/money';
import type { BuyerOrder } from '#shared/order';
import { notReservedYet } from '../checkout/words.ts';

export function OrderState({ order }: { order: BuyerOrder }) {
  const outside = returnedOutsideCents(order);
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
      {outside > 0 && (
        <p className="mt-2">{`${formatCents(outside)} was sent back to your card.`}</p>
      )}
      {order.failedRefunds?.map(({ id, amount }) => (
        <p key={id} className="mt-2">
          {`A refund of ${formatCents(centsOf(amount))} did not reach your card: your bank returned it. We will write to you.`}
        </p>
      ))}
    </section>
  );
}

const sendNothing = 'Please do not send money now. If you have, write to us.';

function stateOf(order: BuyerOrder): string {
  const { status, method, paidAt, items } = order;
  const isOne = items.length === 1;
  const it = isOne ? 'it' : 'them';
  switch (status) {
    case 'pending':
      // The administrator may set any status, so a paid order can be pending again.
      return paidAt ? `Paid. We are packing ${it} by hand.` : unpaidState(order);
    case 'processing':
      return `Paid. We are packing ${it} by hand.`;
    case 'shipped':
      return isOne ? 'It is on its way to you.' : 'They are on their way to you.';
    case 'delivered':
      return isOne
        ? 'It has arrived. May it be good company.'
        : 'They have arrived. May they be good company.';
    case 'cancelled':
      return method === 'zelle' && !paidAt
        ? `This order is cancelled. ${sendNothing}`
        : 'This order is cancelled.';
  }
}

function unpaidState({ method, hold, awaitsPainter, moneySentAt }: BuyerOrder): string {
  if (method === 'card') return 'Your bank has agreed. We are finishing your order.';
  if (awaitsPainter) return notReservedYet;
  if (hold) return 'Waiting for your transfer.';
  if (moneySentAt)
    return 'You told us that the money is sent. We write to you when it has arrived.';
  return `The time to pay for this order is over. ${sendNothing}`;
}
