import { isHold, isVouchedFor } from '#shared/order-state';
import type { AdminOrder, Order } from '#shared/order';
import { changeStatus, confirmOrder, openCertificates } from './orders-store.ts';
import { Action } from '../ui/Action.tsx';

/** Lengthens the hold of a transfer order for its buyer (rule 9). */
export function ConfirmForBuyer({ order }: { order: Order }) {
  const { id, awaitsConfirmation } = order;
  if (!awaitsConfirmation || !isHold(order)) return null;
  return (
    <Action
      label="Confirm for the buyer"
      words="Not confirmed by the buyer yet"
      run={() => confirmOrder(id)}
    />
  );
}

/** Asks whether to free the works of an order without money. */
export function FreeWorks({ order }: { order: Order }) {
  const { items } = order;
  const works = items.length === 1 ? 'the work' : 'the works';
  return (
    <div className="border-l-2 border-flanbwayan pl-3 print:hidden">
      <Action
        label={`Free ${works}`}
        words={`None of this order’s money is left. Cancel the order and put ${works} up for sale again? Nothing is refunded.`}
        run={() => changeStatus(order, 'cancelled')}
      />
    </div>
  );
}

/** Issues what is missing, then opens the sheets (rule 71). */
export function PrintCertificates({ order }: { order: AdminOrder }) {
  const { id, items, isTest } = order;
  const vouched = items.filter((item) => isVouchedFor(order, item));
  if (isTest || vouched.length === 0) return null;
  const noun = vouched.length === 1 ? 'the certificate' : 'the certificates';
  const isIssued = vouched.every(({ certificate }) => certificate);
  return (
    <Action
      label={isIssued ? `Print ${noun}` : `Issue ${noun}`}
      labelEnd={` of order ${id}`}
      look="quiet"
      run={() => openCertificates(id)}
    />
  );
}
