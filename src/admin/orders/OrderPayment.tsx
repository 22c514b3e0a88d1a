import { describeDispute, disputeWords } from '#shared/dispute-words';
import { formatCents } from '#shared/money';
import { formatDay } from '#shared/day';
import { dayOf, formatMoment } from '../ui/moment.ts';
import { disputesOf, returnedOutsideCents } from '#shared/ledger';
import { kindWordsOf } from '#shared/order-kind-words';
import { describePayment, hasLostItsMoney, isHold, isOpenTransfer } from '#shared/order-state';
import type { AdminOrder, Refund, Dispute } from '#shared/order';
import { Alert } from './Alert.tsx';
import { ConfirmForBuyer, FreeWorks } from './OrderActions.tsx';
import { OrderMoney } from './OrderMoney.tsx';

const formats = { moment: formatMoment, day: (date: string) => formatDay(dayOf(date)) };

/** Shows how an order is paid, what is still open about it, and what goes back. */
export function OrderPayment({ order }: { order: AdminOrder }) {
  const { failedRefunds = [] } = order;
  const { title } = kindWordsOf(order);
  const isSaidSent = order.moneySentAt !== null && !order.paidAt;
  const outside = returnedOutsideCents(order);
  return (
    <div className="mt-3 grid gap-1 text-sm">
      {title && <p className="font-medium">{title}</p>}
      <p>{describePayment(order, formats)}</p>
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
      <OrderMoney order={order} />
      {order.refunds.map((refund) => (
        <RefundNote key={refund.key} refund={refund} />
      ))}
      {outside > 0 && <p>{`${formatCents(outside)} refunded in Stripe’s dashboard`}</p>}
      {failedRefunds.map(({ id, cents }) => (
        <p key={id}>{`A refund of ${formatCents(cents)} failed: the buyer’s bank sent it back.`}</p>
      ))}
      {disputesOf(order).map((dispute) => (
        <DisputeNote key={dispute.id} dispute={dispute} />
      ))}
      {hasLostItsMoney(order) && <FreeWorks order={order} />}
      {isSaidSent && order.status === 'cancelled' && (
        <p className="text-sann">If its money has come, send it back by hand.</p>
      )}
    </div>
  );
}

function RefundNote({ refund: { cents, reason, state, way } }: { refund: Refund }) {
  const isCard = way === 'card';
  const dollars = formatCents(cents);
  if (state === 'done')
    return <p>{`${isCard ? 'Refunded' : 'Given back by hand:'} ${dollars}: ${reason}`}</p>;
  return (
    <Alert>
      {isCard
        ? `Refund of ${dollars} is due: ${reason}`
        : `To send back by hand: ${dollars}: ${reason}`}
    </Alert>
  );
}

/** Shows a dispute. An open one has to be answered at Stripe. */
function DisputeNote({ dispute }: { dispute: Dispute }) {
  const words = describeDispute(dispute);
  return disputeWords[dispute.dispute].isOpen ? <Alert>{words}</Alert> : <p>{words}</p>;
}

function SaleElsewhere({ order }: { order: AdminOrder }) {
  const { elsewhere, orderPage, paidAt } = order;
  if (!elsewhere) return null;
  return (
    <>
      {elsewhere.place && <p>{elsewhere.place}</p>}
      {elsewhere.note && <p className="whitespace-pre-line">{elsewhere.note}</p>}
      {orderPage && paidAt && (
        <a
          href={orderPage}
          className="inline-flex min-h-11 w-fit items-center underline decoration-lanme underline-offset-4 print:hidden"
        >
          <span>Receipt</span>
          <span className="sr-only">{` of order ${order.id}`}</span>
        </a>
      )}
    </>
  );
}
