import { readCents } from '#shared/amount';
import { cardShare, remainingCents, allocateRefund } from '#shared/ledger';
import { centsOf, formatCents } from '#shared/money';
import { orderStatusInput, type Order } from '#shared/order';
import { bySchema } from '../../form/by-schema.ts';
import { FormFields } from '../../form/FormFields.tsx';
import { AmountField } from '../ui/AmountField.tsx';
import { FormDialog } from '../ui/FormDialog.tsx';
import type { DialogControl } from '../ui/use-dialog.ts';
import { changeStatus } from './orders-store.ts';

const check = bySchema(orderStatusInput.pick({ keep: true }));

/** Cancels an order that has money: says what goes back, and asks what is kept (rule 26). */
export function CancelDialog({ order, dialog }: { order: Order; dialog: DialogControl<Order> }) {
  const left = remainingCents(order);
  const keptOf = (keep: string) => keptCents(keep, left);
  const problem = `Please give an amount up to ${formatCents(left)}, or nothing`;
  return (
    <FormDialog
      dialog={dialog}
      title={`Cancel order ${order.id}?`}
      yes={({ keep }) => yesWords(order, keptOf(keep))}
      busy="Cancelling..."
      no="Keep the order"
      form={{
        stored: { keep: '' },
        check: ({ keep }) => {
          if (keptOf(keep) !== null) return check({ keep });
          return { input: null, errors: { keep: problem } };
        },
        send: ({ keep }) => changeStatus(order, 'cancelled', keep ?? undefined),
      }}
    >
      {(form) => [
        <GoesBack key="words" order={order} kept={keptOf(form.values.keep)} />,
        <FormFields
          key="fields"
          form={form}
          fields={{
            keep: {
              label: 'Keep, in dollars',
              hint: 'Only what your words say is lost, such as a deposit. May stay empty.',
              as: AmountField,
              problem,
            },
          }}
          hints={{ keep: keptOf(form.values.keep) === null ? problem : undefined }}
        />,
      ]}
    </FormDialog>
  );
}

/** Returns null for what cannot be kept. */
function keptCents(keep: string, left: number): number | null {
  if (!keep.trim()) return 0;
  const cents = readCents(keep);
  return cents && cents <= left ? cents : null;
}

/** Says what the press moves: what goes back to a card, or what is kept. */
function yesWords(order: Order, kept: number | null): string {
  if (kept === null) return 'Cancel the order';
  const cents = cardShare(order, remainingCents(order) - kept);
  if (cents > 0) return `Cancel and refund ${formatCents(cents)}`;
  return kept > 0 ? `Cancel and keep ${formatCents(kept)}` : 'Cancel the order';
}

/** Shows what goes back to the buyer. `kept`: in cents, or null while it cannot be read. */
function GoesBack({ order, kept }: { order: Order; kept: number | null }) {
  const cents = remainingCents(order) - (kept ?? 0);
  const isRest = cents < centsOf(order.totalAmount);
  const shares = allocateRefund(order, cents);
  return (
    <div className="grid gap-3">
      <div role="status">
        {kept === null && <p>What you do not keep goes back.</p>}
        {cents === 0 && <p>Nothing goes back.</p>}
        {kept !== null &&
          shares.map(({ payment: { id, way }, share }) => (
            <p key={id}>{backWords(way === 'card', formatCents(share), isRest)}</p>
          ))}
      </div>
      <p>The works of this order are for sale again as soon as it is cancelled.</p>
      {shares.some(({ payment }) => payment.way !== 'card') && (
        <p>
          Beware: whoever has paid too much and asks for the difference is often a fraud. Send back
          only what your bank shows as received, and ask your bank when in doubt.
        </p>
      )}
    </div>
  );
}

function backWords(isCard: boolean, amount: string, isRest: boolean): string {
  if (!isCard) return `${amount} has to be returned by hand: the order reminds you.`;
  return isRest
    ? `The rest of the money, ${amount}, goes back to the card.`
    : `A full refund of ${amount} goes back to the card.`;
}
