import { formatMoment } from '#shared/format';
import type { PromisedHold } from '#shared/admin/holds';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';

type PromiseDialogProps = {
  open: boolean;
  /** The confirmed orders that would be cancelled; they stay while the dialog fades out. */
  promised: PromisedHold[];
  trigger: HTMLElement | null;
  onConfirm: () => void;
  onClose: () => void;
};

export function PromiseDialog({ open, promised, trigger, onConfirm, onClose }: PromiseDialogProps) {
  const isOne = promised.length === 1;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      trigger={trigger}
      title={isOne ? `Cancel order ${promised[0]!.orderId}?` : 'Cancel these orders?'}
    >
      <ul className="grid gap-2">
        {promised.map(({ orderId, buyer, until }) => (
          <li key={orderId}>
            {!isOne && <span className="font-medium">{orderId}: </span>}
            {buyer} was promised the works of this order until {formatMoment(until)}.
          </li>
        ))}
      </ul>
      <p className="mt-4 text-sann">
        {isOne ? 'The buyer is' : 'The buyers are'} told by e-mail. A transfer that is on its way
        has to be sent back by hand.
      </p>
      <div className="mt-8 flex flex-wrap gap-4">
        <Button onClick={onConfirm}>{isOne ? 'Cancel the order' : 'Cancel the orders'}</Button>
        <Button look="secondary" onClick={onClose}>
          {isOne ? 'Keep the order' : 'Keep the orders'}
        </Button>
      </div>
    </Dialog>
  );
}
