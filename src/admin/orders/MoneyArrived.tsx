import { readCents } from '#shared/amount';
import { awaitedCents, outstandingCents } from '#shared/ledger';
import { noCents, restOf } from '#shared/cents';
import { dollarsOf, formatCents, type Cents } from '#shared/money';
import { moneyInput, type Order } from '#shared/order';
import { bySchema } from '../../form/by-schema.ts';
import { ChoiceField } from '../../form/fields.tsx';
import { FormFields } from '../../form/FormFields.tsx';
import { Button } from '../../ui/Button.tsx';
import { AmountField } from '../ui/AmountField.tsx';
import { FormDialog } from '../ui/FormDialog.tsx';
import { useDialog, type DialogControl } from '../ui/use-dialog.ts';
import { recordPayment } from './orders-store.ts';
import { useLinkedDeed } from './use-linked-deed.ts';
import { WithNumbers } from '../../ui/WithNumbers.tsx';

/** Asks before money by hand counts: a press alone sells nothing. */
export function MoneyArrived({ order, words }: { order: Order; words: string }) {
  const dialog = useDialog<Order>();
  const button = useLinkedDeed(order.id, (opener) => dialog.open(order, opener));
  return (
    <div className="grid justify-items-start gap-2 print:hidden">
      <p>{words}</p>
      <Button ref={button} onClick={(event) => dialog.open(order, event.currentTarget)}>
        <span>The money has arrived</span>
        <span className="sr-only">{`, order ${order.id}`}</span>
      </Button>
      {dialog.subject && <Arrived key={dialog.count} order={dialog.subject} dialog={dialog} />}
    </div>
  );
}

const ways = { zelle: 'Zelle', hand: 'Cash, check or another way' };
const fields = {
  cents: {
    label: 'Amount in dollars',
    as: AmountField,
    hint: 'What your bank shows as received.',
  },
  way: { label: 'How it came', as: ChoiceField, choices: ways },
  note: { label: 'Note for you', hint: 'May stay empty', maxLength: 200, autoComplete: 'off' },
} as const;

const check = bySchema(moneyInput.omit({ id: true }));

function Arrived({ order, dialog }: { order: Order; dialog: DialogControl<Order> }) {
  const { id, customerName, customerEmail } = order;
  const awaited = awaitedCents(order);
  const who = customerName ?? customerEmail ?? 'the buyer';
  return (
    <FormDialog
      dialog={dialog}
      title={`The money of order ${id}`}
      yes={({ cents }) => yesWords(readCents(cents))}
      busy="Writing it down..."
      no="Not yet"
      form={{
        stored: { cents: dollarsOf(awaited), way: 'zelle' as keyof typeof ways, note: '' },
        check: ({ cents, ...values }) => check({ ...values, cents: readCents(cents) }),
        send: (input, sent) => recordPayment(id, input, sent),
      }}
    >
      {(form) => [
        <p key="words">
          <WithNumbers>{`Did ${formatCents(awaited)} from ${who} come with memo ‘Order #${id}’? Look at your bank account, not at an e-mail.`}</WithNumbers>
        </p>,
        <FormFields
          key="fields"
          form={form}
          fields={fields}
          hints={{ cents: differs(order, readCents(form.values.cents) ?? noCents) }}
        />,
      ]}
    </FormDialog>
  );
}

function yesWords(cents: Cents | null): string {
  return `Yes, ${cents ? formatCents(cents) : 'it'} has arrived`;
}

function differs(order: Order, cents: Cents): string | undefined {
  const toCome = outstandingCents(order);
  if (cents > toCome)
    return `${formatCents(restOf(cents, toCome))} more than agreed. Whoever has paid too much and asks for the difference is often a fraud.`;
  if (cents === 0 || cents === toCome) return undefined;
  return `${formatCents(restOf(toCome, cents))} is to come then. The work is sold.`;
}
