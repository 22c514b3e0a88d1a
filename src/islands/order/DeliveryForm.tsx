import { useState, type SubmitEvent } from 'react';
import { nameCountry } from '#shared/format';
import type { BuyerOrder, DeliveryInput, ShippingAddress } from '#shared/order';
import { setDelivery } from '../../lib/api.ts';
import { ApiError } from '../../lib/call.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorNote } from '../../ui/ErrorNote.tsx';
import { Field, FieldFrame } from '../../ui/Field.tsx';

export type DeliveryFormProps = {
  order: BuyerOrder;
  token: string;
  onSaved: (order: BuyerOrder) => void;
};

const fields = [
  { name: 'name', label: 'Name', autoComplete: 'name', required: true },
  { name: 'address', label: 'Street and number', autoComplete: 'street-address', required: true },
  { name: 'postalCode', label: 'Postal code', autoComplete: 'postal-code', required: false },
  { name: 'city', label: 'City', autoComplete: 'address-level2', required: true },
  { name: 'country', label: 'Country', autoComplete: 'country-name', required: true },
] as const;

export function DeliveryForm({ order, token, onSaved }: DeliveryFormProps) {
  const [state, setState] = useState<'idle' | 'saving' | 'saved'>('idle');
  const [error, setError] = useState<string | null>(null);
  const address = readAddress(order);

  async function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setState('saving');
    setError(null);
    try {
      onSaved(await setDelivery(token, readDelivery(new FormData(event.currentTarget))));
      setState('saved');
    } catch (failure) {
      setError(failure instanceof ApiError ? failure.text : 'Not saved: no connection. Try again.');
      setState('idle');
    }
  }

  return (
    <form onSubmit={save} onChange={() => setState('idle')} className="space-y-5">
      <h2 className="font-display text-xl">Delivery</h2>
      {fields.map(({ name, ...field }) => (
        <Field key={name} name={name} defaultValue={address?.[name] ?? ''} {...field} />
      ))}
      <FieldFrame label="Notes for the painter">
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
        {state === 'saving' ? 'Saving...' : 'Save Delivery'}
      </Button>
      <p role="status">{state === 'saved' && 'Saved. Thank you.'}</p>
    </form>
  );
}

/** Writes the country's name where Stripe gave its code. */
function readAddress({ shippingAddress: address }: BuyerOrder): ShippingAddress | null {
  return address && { ...address, country: nameCountry(address.country) };
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
    },
    customerNotes: read('customerNotes'),
  };
}
