import { remainingCents } from '#shared/ledger';
import { centsOf, formatCents } from '#shared/money';
import type { Order } from '#shared/order';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';

type CancelDialogProps = {
  order: Order;
  question: 'refund' | 'send-back' | null;
  trigger: HTMLElement | null;
  onConfirm: () => void;
  onClose: () => void;
};

/** Asks before a paid order is cancelled (rule 26). */
export function CancelDialog({ order, question, trigger, onConfirm, onClose }: CancelDialogProps) {
  const remaining = remainingCents(order);
  const amount = formatCents(remaining);
  const what =
    remaining < centsOf(order.totalAmount)
      ? `The rest of the money, ${amount},`
      : `A full refund of ${amount}`;
  const isRefund = question === 'refund';
  return (
    <Dialog
      open={question !== null}
      onClose={onClose}
      trigger={trigger}
      title={`Cancel order ${order.id}?`}
      description={isRefund ? `${what} goes back to the card.` : undefined}
    >
      {isRefund ? <RefundWords /> : <SendBackWords amount={amount} />}
      <div className="mt-8 flex flex-wrap gap-4">
        <Button onClick={onConfirm}>
          {isRefund ? `Cancel and refund ${amount}` : 'Cancel the order'}
        </Button>
        <Button look="secondary" onClick={onClose}>
          Keep the order
        </Button>
      </div>
    </Dialog>
  );
}

function RefundWords() {
  return <p>The works of this order are for sale again as soon as it is cancelled.</p>;
}

function SendBackWords({ amount }: { amount: string }) {
  return (
    <div className="grid gap-4">
      <p>
        The transfer has arrived, and the shop cannot send it back for you: {amount} has to be
        returned by hand. The works are for sale again.
      </p>
      <p>
        Beware: whoever has paid too much and asks for the difference is often a fraud. Send back
        only what your bank shows as received, and ask your bank when in doubt.
      </p>
    </div>
  );
}
