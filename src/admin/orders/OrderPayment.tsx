import { formatMoment } from '../moment.ts';
import {
  describePayment,
  hasLostItsMoney,
  isHold,
  isOpenTransfer,
  returnedOutsideCents,
} from '#shared/ledger';
import { centsOf, formatCents } from '#shared/money';
import type { AdminOrder, Refund } from '#shared/order';
import { Alert } from './Alert.tsx';
import { DisputeNote } from './DisputeNote.tsx';
import { ConfirmForBuyer, FreeWorks } from './OrderActions.tsx';
import { SaleElsewhere } from './SaleElsewhere.tsx';

const methods = { card: 'Card', zelle: 'Bank transfer', elsewhere: 'Sold elsewhere' };

/** How an order is paid, what is still open about it, and what goes back. */
export function OrderPayment({ order }: { order: AdminOrder }) {
  const { failedRefunds = [], disputes = [] } = order;
  const isTransfer = order.method === 'zelle';
  const outside = returnedOutsideCents(order);
  return (
    <div className="mt-3 grid gap-1 text-sm">
      <p className="font-medium">{methods[order.method]}</p>
      <p>{describePayment(order, formatMoment)}</p>
      <SaleElsewhere order={order} />
      {isHold(order) && <p className="text-sann">{`Held until ${formatMoment(order.deadline)}`}</p>}
      {order.moneySentAt && isOpenTransfer(order) && !isHold(order) && (
        <p className="text-sann">{`Not held since ${formatMoment(order.deadline)}`}</p>
      )}
      {order.moneySentAt && !order.paidAt && (
        <p className="font-medium">
          {`The buyer says the money was sent: ${formatMoment(order.moneySentAt)}`}
        </p>
      )}
      <ConfirmForBuyer order={order} />
      {order.refunds.map((refund) => (
        <RefundNote key={refund.key} refund={refund} isCard={order.method === 'card'} />
      ))}
      {outside > 0 && <p>{`${formatCents(outside)} refunded in Stripe’s dashboard`}</p>}
      {failedRefunds.map(({ id, amount }) => (
        <Alert key={id}>
          {`A refund of ${formatCents(centsOf(amount))} failed: the buyer’s bank sent it back. Return it in another way.`}
        </Alert>
      ))}
      {disputes.map((dispute) => (
        <DisputeNote key={dispute.id} dispute={dispute} />
      ))}
      {hasLostItsMoney(order) && <FreeWorks order={order} />}
      {isTransfer && order.status === 'cancelled' && (
        <p className="text-sann">Money that has arrived for it is sent back by hand.</p>
      )}
    </div>
  );
}

function RefundNote({ refund, isCard }: { refund: Refund; isCard: boolean }) {
  const { amount, reason, state } = refund;
  const dollars = formatCents(centsOf(amount));
  if (state === 'done')
    return <p>{`${isCard ? 'Refunded' : 'Given back by hand:'} ${dollars}: ${reason}`}</p>;
  return <Alert>{`Refund of ${dollars} is due: ${reason}`}</Alert>;
}
