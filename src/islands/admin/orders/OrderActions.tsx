import { isHold } from '#shared/ledger';
import type { Order } from '#shared/order';
import { changeStatus, confirmOrder } from './store.ts';
import { Action } from '../Action.tsx';

/** Lengthens the hold of a transfer order for its buyer (rule 9). */
export function ConfirmForBuyer({ order }: { order: Order }) {
  const { id, awaitsConfirmation } = order;
  if (!awaitsConfirmation || !isHold(order)) return null;
  return (
    <Action
      label="Confirm for the buyer"
      words="Not confirmed by the buyer yet"
      run={() => confirmOrder(id)}
      nextFocus={id}
    />
  );
}

/** Asks whether to free the works of an order without money. */
export function FreeWorks({ order: { id, items } }: { order: Order }) {
  const works = items.length === 1 ? 'the work' : 'the works';
  return (
    <div className="border-l-2 border-flanbwayan pl-3 print:hidden">
      <Action
        label={`Free ${works}`}
        words={`None of this order’s money is left. Cancel the order and put ${works} up for sale again? Nothing is refunded.`}
        run={() => changeStatus(id, 'cancelled')}
        nextFocus={id}
      />
    </div>
  );
}
