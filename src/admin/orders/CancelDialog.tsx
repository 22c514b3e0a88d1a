import { readCents } from '#shared/amount';
import { allocateRefund, cardShare, remainingCents, totalCents } from '#shared/ledger';
import { noCents, subtractCents } from '#shared/cents';
import { formatCents, type Cents } from '#shared/money';
import { orderStatusInput, type Order } from '#shared/order';
import { bySchema } from '../../form/by-schema.ts';
import { FormFields } from '../../form/FormFields.tsx';
import { AmountField } from '../ui/AmountField.tsx';
import { FormDialog } from '../ui/FormDialog.tsx';
import type { DialogControl } from '../ui/use-dialog.ts';
import { changeStatus } from './orders-store.ts';

const check = bySchema(orderStatusInput.pick({ keepCents: true }));

/** Cancels an order that has money: says what goes back, and asks what is kept (rule 26). */
export function CancelDialog({ order, dialog }: { order: Order; dialog: DialogControl<Order> }) {
  const left = remainingCents(order);
  const keptOf = (typed: string) => keptCents(typed, left);
  const problem = `Please give an amount up to ${formatCents(left)}, or nothing`;
  return (
    <FormDialog
      dialog={dialog}
      title={`Cancel order ${order.id}?`}
      yes={({ keepCents }) => yesWords(order, keptOf(keepCents))}
      busy="Cancelling..."
      no="Keep the order"
      form={{
        stored: { keepCents: '' },
        check: (typed) => {
          const keptAmount = keptOf(typed.keepCents);
          if (keptAmount !== null) return check({ keepCents: keptAmount || undefined });
          return { input: null, errors: { keepCents: problem } };
        },
        send: ({ keepCents }) => changeStatus(order, 'cancelled', keepCents),
      }}
    >
      {(form) => [
        <GoesBack key="words" order={order} keptAmount={keptOf(form.values.keepCents)} />,
        <FormFields
          key="fields"
          form={form}
          fields={{
            keepCents: {
              label: 'Keep, in dollars',
              hint: 'Only what your words say is lost, such as a deposit. May stay empty.',
              as: AmountField,
              problem,
            },
          }}
          hints={{ keepCents: keptOf(form.values.keepCents) === null ? problem : undefined }}
        />,
      ]}
    </FormDialog>
  );
}

/** Returns null for what cannot be kept. */
function keptCents(typed: string, left: Cents): Cents | null {
  if (!typed.trim()) return noCents;
  const cents = readCents(typed);
  return cents && cents <= left ? cents : null;
}

/** Says what the press moves: what goes back to a card, or what is kept. */
function yesWords(order: Order, keptAmount: Cents | null): string {
  if (keptAmount === null) return 'Cancel the order';
  const cents = cardShare(order, subtractCents(remainingCents(order), keptAmount));
  if (cents > 0) return `Cancel and refund ${formatCents(cents)}`;
  return keptAmount > 0 ? `Cancel and keep ${formatCents(keptAmount)}` : 'Cancel the order';
}

/** Shows what goes back to the buyer. `keptAmount`: null while it cannot be read. */
function GoesBack({ order, keptAmount }: { order: Order; keptAmount: Cents | null }) {
  const cents = subtractCents(remainingCents(order), keptAmount ?? noCents);
  const isRest = cents < totalCents(order);
  const shares = allocateRefund(order, cents);
  return (
    <div className="grid gap-3">
      <div role="status">
        {keptAmount === null && <p>What you do not keep goes back.</p>}
        {cents === 0 && <p>Nothing goes back.</p>}
        {keptAmount !== null &&
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
