import CircleAlert from 'lucide-react/icons/circle-alert';
import { formatMoment } from '#shared/format';
import { describePayment, isHold } from '#shared/ledger';
import { centsOf, formatCents } from '#shared/money';
import type { Order, Refund } from '#shared/order';
import { ConfirmForBuyer } from './ConfirmForBuyer.tsx';

/** How an order is paid, what is still open about it, and what goes back. */
export function OrderPayment({ order }: { order: Order }) {
  const isTransfer = order.method === 'zelle';
  return (
    <div className="mt-3 grid gap-1 text-sm">
      <p className="font-medium">{isTransfer ? 'Bank transfer' : 'Card'}</p>
      <p>{describePayment(order)}</p>
      {isHold(order) && <p className="text-sann">Held until {formatMoment(order.deadline)}</p>}
      {order.moneySentAt && !order.paidAt && (
        <p className="font-medium">
          The buyer says the money was sent: {formatMoment(order.moneySentAt)}
        </p>
      )}
      {order.awaitsConfirmation && isHold(order) && <ConfirmForBuyer id={order.id} />}
      {order.refunds.map((refund) => (
        <RefundNote key={refund.key} refund={refund} />
      ))}
      {isTransfer && order.status === 'cancelled' && (
        <p className="text-sann">Money that has arrived for it is sent back by hand.</p>
      )}
    </div>
  );
}

function RefundNote({ refund: { amount, reason, state } }: { refund: Refund }) {
  const dollars = formatCents(centsOf(amount));
  if (state === 'done') return <p>{`Refunded ${dollars}: ${reason}`}</p>;
  return (
    <p className="flex gap-1.5 font-medium text-flanbwayan">
      <CircleAlert aria-hidden size={16} className="mt-1 shrink-0" />
      <span>{`Refund of ${dollars} is due: ${reason}`}</span>
    </p>
  );
}
