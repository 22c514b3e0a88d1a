import { amountMessage, readCents } from '#shared/amount';
import { cardPaymentOf, overpaidCents, refundableCents, soldAt } from '#shared/ledger';
import { dollarsOf, formatCents, type Cents } from '#shared/money';
import { kindOf } from '#shared/order-kinds';
import { refundInput, type Order } from '#shared/order';
import { bySchema } from '../../form/by-schema.ts';
import { TickField } from '../../form/fields.tsx';
import { FormFields, type FieldProps, type FieldRow } from '../../form/FormFields.tsx';
import { Button } from '../../ui/Button.tsx';
import { useDialog, type DialogControl } from '../ui/use-dialog.ts';
import { AmountField } from '../ui/AmountField.tsx';
import { FormDialog } from '../ui/FormDialog.tsx';
import { makeRefund } from './orders-store.ts';

/** Gives back a part of the money, and notes which artworks came back. */
export function GiveBack({ order }: { order: Order }) {
  const dialog = useDialog<Order>();
  const isOffered = soldAt(order) && order.status !== 'cancelled' && refundableCents(order) > 0;
  const excess = overpaidCents(order);
  if (!isOffered && !dialog.isOpen) return null;
  return (
    <>
      {isOffered && (
        <Button
          look="quiet"
          className="justify-self-start print:hidden"
          onClick={(event) => dialog.open(order, event.currentTarget)}
        >
          <span>{excess > 0 ? `Give back ${formatCents(excess)} …` : 'Give back …'}</span>
          <span className="sr-only">{`, order ${order.id}`}</span>
        </Button>
      )}
      {dialog.subject && <Parts key={dialog.count} order={order} dialog={dialog} />}
    </>
  );
}

type Values = { cents: string; reason: string; returned: readonly string[]; isHidden: boolean };

const ways = {
  card: 'The money goes back to the card.',
  hand: 'Send the money from your bank, then note it here. Send only what your bank shows as received.',
  both: 'The newest payment goes back first: to its card, or from your bank by your own hand.',
};

const check = bySchema(refundInput.omit({ id: true }));

function Parts({ order, dialog }: { order: Order; dialog: DialogControl<Order> }) {
  const leftCents = refundableCents(order);
  const left = formatCents(leftCents);
  const isCard = cardPaymentOf(order)?.state === 'done';
  const excess = overpaidCents(order);
  const stored: Values =
    excess > 0
      ? { cents: dollarsOf(excess), reason: 'More than agreed', returned: [], isHidden: false }
      : { cents: '', reason: '', returned: [], isHidden: false };
  const keptItems = order.items.filter(({ returnedAt, isLine }) => !returnedAt && !isLine);
  const fields: { [Name in Exclude<keyof Values, 'isHidden'>]: FieldRow } = {
    cents: {
      label: 'Amount in dollars',
      as: AmountField,
      hint: 'Like 20 or 20.50',
    },
    reason: {
      label: 'Reason',
      hint: 'The buyer reads it, in the e-mail and on the order’s page.',
      maxLength: 200,
    },
    returned: {
      label: 'What came back to you?',
      as: ReturnedField,
      choices: Object.fromEntries(keptItems.map(({ id, artworkTitle }) => [id, artworkTitle])),
      hint: 'What came back is for sale again at once, unless you keep it hidden.',
    },
  };
  const hidden = {
    isHidden: {
      label: 'Keep hidden for now',
      as: TickField,
      hint: 'For what came back damaged. You show it again under Artworks.',
    },
  };

  const problemOf = (typed: string) => amountProblem(readCents(typed), leftCents);

  /** Says all at once: an amount that is too much, and what is missing. */
  function checkPart({ cents, ...values }: Values) {
    const why = excess > 0 && values.reason === stored.reason ? 'excess' : undefined;
    const checked = check({ ...values, why, cents: readCents(cents), leftCents });
    const wrong = problemOf(cents);
    return wrong ? { input: null, errors: { ...checked.errors, cents: wrong } } : checked;
  }

  return (
    <FormDialog
      dialog={dialog}
      title={`Give back a part of order ${order.id}`}
      yes={({ cents }) => yesWords(isCard, problemOf(cents) ? null : readCents(cents))}
      busy="Sending..."
      no="Not now"
      form={{
        stored,
        draft: `unsaved-refund/${order.id}`,
        check: checkPart,
        send: (input, sent) => makeRefund(order.id, input, sent),
      }}
    >
      {(form) => [
        <p key="words">
          {`${isCard ? ways[kindOf(order).waitsForMoney ? 'both' : 'card'] : ways.hand} ${left} of this order is left.`}
        </p>,
        <FormFields
          key="fields"
          form={form}
          fields={fields}
          hints={{ cents: form.values.cents ? problemOf(form.values.cents) : undefined }}
        />,
        form.values.returned.length > 0 ? (
          <FormFields key="hidden" form={form} fields={hidden} />
        ) : null,
      ]}
    </FormDialog>
  );
}

/** Returns the words of the button. `cents`: null while the amount cannot be read or given back. */
function yesWords(isCard: boolean, cents: Cents | null): string {
  if (cents === null) return isCard ? 'Give it back' : 'Note it';
  return `${isCard ? 'Give back' : 'Note'} ${formatCents(cents)}`;
}

function amountProblem(cents: Cents | null, left: Cents): string | undefined {
  if (cents === null) return amountMessage;
  if (cents === 0) return 'Please give an amount above $0.00';
  return cents > left ? `At most ${formatCents(left)} of this order can be given back` : undefined;
}

function ReturnedField({ label, hint, choices = {}, value, onChange }: FieldProps) {
  const returned = value as readonly string[];
  const artworks = Object.entries(choices);
  if (artworks.length === 0) return <></>;

  function mark(id: string, isBack: boolean) {
    const others = returned.filter((returnedId) => returnedId !== id);
    onChange(isBack ? [...others, id] : others);
  }

  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 font-medium">{label}</legend>
      {artworks.map(([id, title]) => (
        <label key={id} className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            className="size-5 accent-lanme"
            checked={returned.includes(id)}
            onChange={(event) => mark(id, event.target.checked)}
          />
          <em className="font-display">{title}</em>
        </label>
      ))}
      <p className="text-sm text-sann">{hint}</p>
    </fieldset>
  );
}
