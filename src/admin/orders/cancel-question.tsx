import { formatMoment } from '../moment.ts';
import { remainingCents } from '#shared/ledger';
import { askBefore } from '#shared/order-state';
import { centsOf, formatCents } from '#shared/money';
import type { Order, OrderStatus } from '#shared/order';
import type { Question } from '../ui/QuestionDialog.tsx';

/** Returns the question before a status (rule 26), or null. */
export function cancelQuestion(order: Order, status: OrderStatus): Question | null {
  const asked = askBefore(order, status);
  if (!asked) return null;
  const amount = formatCents(remainingCents(order));
  return {
    title: `Cancel order ${order.id}?`,
    words: {
      refund: refundWords,
      'send-back': sendBackWords,
      promised: promiseWords,
      undo: undoWords,
    }[asked](order, amount),
    yes: asked === 'refund' ? `Cancel and refund ${amount}` : 'Cancel the order',
    busy: 'Cancelling...',
    no: 'Keep the order',
  };
}

function refundWords(order: Order, amount: string) {
  const isRest = remainingCents(order) < centsOf(order.totalAmount);
  const what = isRest ? `The rest of the money, ${amount},` : `A full refund of ${amount}`;
  return (
    <>
      <p>{`${what} goes back to the card.`}</p>
      <p>The works of this order are for sale again as soon as it is cancelled.</p>
    </>
  );
}

function sendBackWords(_order: Order, amount: string) {
  return (
    <>
      <p>
        {`The transfer has arrived, and the shop cannot send it back for you: ${amount} has to be returned by hand. The works are for sale again.`}
      </p>
      <p>
        Beware: whoever has paid too much and asks for the difference is often a fraud. Send back
        only what your bank shows as received, and ask your bank when in doubt.
      </p>
    </>
  );
}

function undoWords() {
  return (
    <>
      <p>The work is free again: it is offered as before you wrote this sale down.</p>
      <p>The shop took no money and sends none back, and it writes to nobody.</p>
    </>
  );
}

function promiseWords({ deadline }: Order) {
  return (
    <>
      <p>{`The buyer was told that it is held until ${formatMoment(deadline)}; they get an e-mail.`}</p>
      <p>A transfer that is on its way has to be sent back by hand.</p>
    </>
  );
}
