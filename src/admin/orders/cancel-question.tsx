import { formatMoment } from '../ui/moment.ts';
import { askBefore } from '#shared/order-state';
import type { Order } from '#shared/order';
import type { Question } from '../ui/QuestionDialog.tsx';

/** Returns the question before an order without money of its own is cancelled, or null. */
export function cancelQuestion(order: Order): Question | null {
  const kind = askBefore(order, 'cancelled');
  if (kind !== 'promised' && kind !== 'undo') return null;
  return {
    title: `Cancel order ${order.id}?`,
    words: kind === 'undo' ? undoWords(order) : promiseWords(order),
    yes: 'Cancel the order',
    busy: 'Cancelling...',
    no: 'Keep the order',
  };
}

function undoWords({ customerEmail }: Order) {
  return (
    <>
      <p>The work is free again: it is offered as before you wrote this sale down.</p>
      <p>
        {`The shop took no money and sends none back${customerEmail ? '; the buyer gets an e-mail' : ', and it writes to nobody'}.`}
      </p>
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
