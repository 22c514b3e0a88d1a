import { useStore } from '@nanostores/react';
import { useState, type SubmitEvent } from 'react';
import { nameCountry } from '#shared/format';
import type { BuyerOrder, ShippingAddress } from '#shared/order';
import { findKept, keep } from '../../form/kept.ts';
import { inTime } from '../../lib/in-time.ts';
import { send } from '../../lib/send.ts';
import { ApiError } from '../../lib/call.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorNote } from '../../ui/ErrorNote.tsx';
import { Field } from '../../ui/Field.tsx';
import { $words } from '../../words/page-words.ts';
import { textOf } from '../../lib/refused-answer.ts';

/** What the form begins with. */
type Given = Pick<BuyerOrder, 'shippingAddress' | 'customerNotes'>;

export type DeliveryFormProps = {
  order: Given;
  token: string;
  onSaved: (order: BuyerOrder) => void;
};

type Typed = ShippingAddress & { customerNotes: string };

const fields = [
  { name: 'name', autoComplete: 'name', required: true, maxLength: 200 },
  { name: 'address', autoComplete: 'street-address', required: true, maxLength: 500 },
  { name: 'postalCode', autoComplete: 'postal-code', maxLength: 20 },
  { name: 'city', autoComplete: 'address-level2', required: true, maxLength: 200 },
  { name: 'country', autoComplete: 'country-name', required: true, maxLength: 100 },
  { name: 'phone', autoComplete: 'tel', type: 'tel', maxLength: 40 },
] as const;

export function DeliveryForm({ order, token, onSaved }: DeliveryFormProps) {
  const [state, setState] = useState<'idle' | 'saving' | 'saved'>('idle');
  const [error, setError] = useState<string | null>(null);
  const { delivery, language } = useStore($words);
  const draftKey = `delivery/${token.split('.')[0]}`;
  const draft = findKept<Typed>(draftKey);
  const { shippingAddress: known } = order;
  // Stripe gave the country's code.
  const address = draft ?? (known && { ...known, country: nameCountry(known.country, language) });

  async function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const { customerNotes, ...shippingAddress } = readTyped(event.currentTarget);
    setState('saving');
    setError(null);
    try {
      const body = { shippingAddress, customerNotes };
      onSaved(await inTime(send('PATCH /api/orders/mine', { token, body })));
      keep(draftKey, null);
      setState('saved');
    } catch (failure) {
      setError(failure instanceof ApiError ? textOf(failure) : delivery.notSaved);
      setState('idle');
    }
  }

  return (
    <form
      onSubmit={save}
      onChange={({ currentTarget }) => {
        setState('idle');
        keep(draftKey, readTyped(currentTarget));
      }}
      className="space-y-5"
    >
      {fields.map(({ name, ...field }) => (
        <Field
          key={name}
          name={name}
          label={delivery.fields[name]}
          defaultValue={address?.[name]}
          {...field}
        />
      ))}
      <Field
        label={delivery.notes}
        name="customerNotes"
        rows={4}
        maxLength={2000}
        defaultValue={(draft ?? order).customerNotes ?? ''}
      />
      {error && <ErrorNote>{error}</ErrorNote>}
      <Button type="submit" disabled={state === 'saving'}>
        {state === 'saving' ? delivery.saving : delivery.save}
      </Button>
      <p role="status">{state === 'saved' && delivery.saved}</p>
    </form>
  );
}

function readTyped(form: HTMLFormElement): Typed {
  return Object.fromEntries(new FormData(form)) as Typed;
}
