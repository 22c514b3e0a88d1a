import { useState } from 'react';
import { remainingCents } from '#shared/ledger';
import { centsOf, formatCents } from '#shared/money';
import type { Order } from '#shared/order';
import { newKey } from '../../lib/new-key.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { useDialog, type DialogControl } from '../use-dialog.ts';
import { FormDialog } from '../ui/FormDialog.tsx';
import { giveBack } from './orders-store.ts';

/** Gives back a part of the money, and notes which artworks came back. */
export function GiveBack({ order }: { order: Order }) {
  const dialog = useDialog<Order>();
  const isOffered = order.paidAt && order.status !== 'cancelled' && remainingCents(order) > 0;
  if (!isOffered && !dialog.isOpen) return null;
  return (
    <>
      {isOffered && (
        <Button
          look="quiet"
          className="justify-self-start print:hidden"
          onClick={(event) => dialog.open(order, event.currentTarget)}
        >
          <span>Give back …</span>
          <span className="sr-only">{`, order ${order.id}`}</span>
        </Button>
      )}
      {dialog.subject && <Parts key={dialog.count} order={order} dialog={dialog} />}
    </>
  );
}

function Parts({ order, dialog }: { order: Order; dialog: DialogControl<Order> }) {
  const [id] = useState(newKey);
  const [amount, setAmount] = useState('');
  const [reason, setReason] = useState('');
  const [returned, setReturned] = useState<string[]>([]);
  const kept = order.items.filter(({ returnedAt }) => !returnedAt);
  const leftCents = remainingCents(order);
  const left = formatCents(leftCents);
  const isCard = order.method === 'card';

  function mark(artworkId: string, isBack: boolean) {
    const others = returned.filter((one) => one !== artworkId);
    setReturned(isBack ? [...others, artworkId] : others);
  }

  return (
    <FormDialog
      dialog={dialog}
      title={`Give back a part of order ${order.id}`}
      yes={isCard ? 'Give it back' : 'Note it'}
      busy="Sending..."
      no="Not now"
      nextFocus={order.id}
      run={() =>
        giveBack(order.id, {
          id,
          cents: centsOf(amount.trim().replace(/^\$/, '')),
          left: leftCents,
          reason,
          returned,
        })
      }
    >
      <p>
        {isCard
          ? `The money goes back to the card. ${left} of this order is left.`
          : `Send the money from your bank, then note it here. ${left} of this order is left.`}
      </p>
      <Field
        label="Amount in dollars"
        inputMode="decimal"
        autoComplete="off"
        value={amount}
        onChange={(event) => setAmount(event.target.value)}
      />
      <Field
        label="Reason"
        hint="The buyer reads it, in the e-mail and on the order’s page."
        maxLength={200}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      {kept.length > 0 && (
        <fieldset className="grid gap-2">
          <legend className="mb-1 font-medium">What came back to you?</legend>
          {kept.map((item) => (
            <label key={item.id} className="flex min-h-11 items-center gap-3">
              <input
                type="checkbox"
                className="size-5 accent-lanme"
                checked={returned.includes(item.id)}
                onChange={(event) => mark(item.id, event.target.checked)}
              />
              <em className="font-display">{item.artworkTitle}</em>
            </label>
          ))}
          <p className="text-sm text-sann">
            What came back is for sale again at once. Hide it first if it should not be.
          </p>
        </fieldset>
      )}
    </FormDialog>
  );
}
