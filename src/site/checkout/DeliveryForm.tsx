import { useStore } from '@nanostores/react';
import { useState, type SubmitEvent } from 'react';
import { nameCountry } from '#shared/format';
import type { Language } from '#shared/language';
import type { BuyerOrder, DeliveryInput, ShippingAddress } from '#shared/order';
import { setDelivery } from '../../lib/api.ts';
import { ApiError } from '../../lib/call.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorNote } from '../../ui/ErrorNote.tsx';
import { Field, FieldFrame } from '../../ui/Field.tsx';
import { $words } from '../../words/page-words.ts';
import { textOf } from '../../lib/refused-answer.ts';

/** What the form begins with. */
type Given = Pick<BuyerOrder, 'shippingAddress' | 'customerNotes'>;

export type DeliveryFormProps = {
  order: Given;
  token: string;
  onSaved: (order: BuyerOrder) => void;
};

const fields = [
  { name: 'name', autoComplete: 'name', required: true, maxLength: 200 },
  { name: 'address', autoComplete: 'street-address', required: true, maxLength: 500 },
  { name: 'postalCode', autoComplete: 'postal-code', required: false, maxLength: 20 },
  { name: 'city', autoComplete: 'address-level2', required: true, maxLength: 200 },
  { name: 'country', autoComplete: 'country-name', required: true, maxLength: 100 },
  { name: 'phone', autoComplete: 'tel', type: 'tel', maxLength: 40 },
] as const;

export function DeliveryForm({ order, token, onSaved }: DeliveryFormProps) {
  const [state, setState] = useState<'idle' | 'saving' | 'saved'>('idle');
  const [error, setError] = useState<string | null>(null);
  const { delivery, language } = useStore($words);
  const address = readAddress(order, language);

  async function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setState('saving');
    setError(null);
    try {
      onSaved(await setDelivery(token, readDelivery(new FormData(event.currentTarget))));
      setState('saved');
    } catch (failure) {
      setError(failure instanceof ApiError ? textOf(failure) : delivery.notSaved);
      setState('idle');
    }
  }

  return (
    <form onSubmit={save} onChange={() => setState('idle')} className="space-y-5">
      {fields.map(({ name, ...field }) => (
        <Field
          key={name}
          name={name}
          label={delivery.fields[name]}
          defaultValue={address?.[name] ?? ''}
          {...field}
        />
      ))}
      <FieldFrame label={delivery.notes}>
        {(control) => (
          <textarea
            {...control}
            name="customerNotes"
            rows={4}
            maxLength={2000}
            defaultValue={order.customerNotes ?? ''}
          />
        )}
      </FieldFrame>
      {error && <ErrorNote>{error}</ErrorNote>}
      <Button type="submit" disabled={state === 'saving'}>
        {state === 'saving' ? delivery.saving : delivery.save}
      </Button>
      <p role="status">{state === 'saved' && delivery.saved}</p>
    </form>
  );
}

/** Writes the country's name where Stripe gave its code. */
function readAddress(
  { shippingAddress: address }: Given,
  language: Language,
): ShippingAddress | null {
  return address && { ...address, country: nameCountry(address.country, language) };
}

function readDelivery(form: FormData): DeliveryInput {
  const read = (name: string) => String(form.get(name) ?? '');
  return {
    shippingAddress: {
      name: read('name'),
      address: read('address'),
      postalCode: read('postalCode'),
      city: read('city'),
      country: read('country'),
      phone: read('phone'),
    },
    customerNotes: read('customerNotes'),
  };
}
