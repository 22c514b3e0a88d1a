import { remainingCents, shareOut } from '#shared/ledger';
import { centsOf, formatCents } from '#shared/money';
import { orderStatusInput, type Order } from '#shared/order';
import { bySchema } from '../../form/by-schema.ts';
import { FormFields } from '../../form/FormFields.tsx';
import { FormDialog } from '../ui/FormDialog.tsx';
import type { DialogControl } from '../ui/use-dialog.ts';
import { changeStatus } from './orders-store.ts';
import { plainDollars } from './plain-dollars.ts';

const check = bySchema(orderStatusInput.pick({ keep: true }));

/** Cancels an order that has money: says what goes back, and asks what is kept (rule 26). */
export function CancelDialog({ order, dialog }: { order: Order; dialog: DialogControl<Order> }) {
  const left = remainingCents(order);
  const backOf = (keep: string) => Math.max(0, left - centsOf(plainDollars(keep)));
  const isCard = order.method === 'card';
  const problem = `Please give an amount up to ${formatCents(left)}, or nothing`;
  return (
    <FormDialog
      dialog={dialog}
      title={`Cancel order ${order.id}?`}
      yes={({ keep }) =>
        isCard ? `Cancel and refund ${formatCents(backOf(keep))}` : 'Cancel the order'
      }
      busy="Cancelling..."
      no="Keep the order"
      form={{
        stored: { keep: '' },
        check: ({ keep }) => {
          if (centsOf(plainDollars(keep)) <= left) return check({ keep: plainDollars(keep) });
          return { input: null, errors: { keep: problem } };
        },
        send: ({ keep }) => changeStatus(order.id, 'cancelled', keep ?? undefined),
      }}
    >
      {(form) => [
        <GoesBack key="words" order={order} cents={backOf(form.values.keep)} />,
        <FormFields
          key="fields"
          form={form}
          fields={{
            keep: {
              label: 'Keep, in dollars',
              hint: 'Only what your words say is lost, such as a deposit. May stay empty.',
              inputMode: 'decimal',
              autoComplete: 'off',
              problem,
            },
          }}
        />,
      ]}
    </FormDialog>
  );
}

function GoesBack({ order, cents }: { order: Order; cents: number }) {
  const isRest = cents < centsOf(order.totalAmount);
  const shares = shareOut(order, cents);
  return (
    <div className="grid gap-3">
      <div role="status">
        {cents === 0 && <p>Nothing goes back.</p>}
        {shares.map(({ payment: { id, way }, share }) => (
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
