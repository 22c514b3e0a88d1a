import { useStore } from '@nanostores/react';
import { useState, type SubmitEvent } from 'react';
import { nameCountry } from '#shared/format';
import type { BuyerOrder, ShippingAddress } from '#shared/order';
import { findKept, keep } from '../../form/kept.ts';
import { inTime } from '../../lib/in-time.ts';
import { send } from '../../lib/send.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorNote } from '../../ui/ErrorNote.tsx';
import { Field } from '../../ui/Field.tsx';
import { moveFocus } from '../../ui/focus.ts';
import { $words } from '../../words/page-words.ts';
import { refusalMessage } from '../../lib/refused-answer.ts';

/** What the form begins with. */
export type FirstValues = Pick<BuyerOrder, 'shippingAddress' | 'customerNotes'>;

type DeliveryFormProps = {
  order: FirstValues;
  token: string;
  /** Keeps what is typed until it is sent. */
  draft: string;
  takesFocus: boolean;
  onSaved: (order: BuyerOrder) => void;
  onCancel: (() => void) | undefined;
};

type Typed = ShippingAddress & { customerNotes: string };

const fields = [
  { name: 'name', autoComplete: 'name', required: true, maxLength: 200 },
  { name: 'address', autoComplete: 'street-address', required: true, maxLength: 500 },
  { name: 'postalCode', autoComplete: 'postal-code', maxLength: 20 },
  { name: 'city', autoComplete: 'address-level2', required: true, maxLength: 200 },
  { name: 'state', autoComplete: 'address-level1', maxLength: 200 },
  { name: 'country', autoComplete: 'country-name', required: true, maxLength: 100 },
  { name: 'phone', autoComplete: 'tel', type: 'tel', maxLength: 40 },
] as const;

export function DeliveryForm({ order, token, draft, ...form }: DeliveryFormProps) {
  const [isSaving, setSaving] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const { delivery, language } = useStore($words);
  const typed = findKept<Typed>(draft);
  const { shippingAddress: storedAddress } = order;
  // Stripe gave the country's code.
  const address =
    typed ??
    (storedAddress && { ...storedAddress, country: nameCountry(storedAddress.country, language) });

  async function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const { customerNotes, ...shippingAddress } = readTyped(event.currentTarget);
    setSaving(true);
    setError(null);
    try {
      const body = { shippingAddress, customerNotes };
      form.onSaved(await inTime(send('PATCH /api/orders/mine', { token, body })));
    } catch (failure) {
      setError(refusalMessage(failure) ?? delivery.notSaved);
      setSaving(false);
    }
  }

  return (
    <form
      onSubmit={save}
      onChange={({ currentTarget }) => keep(draft, readTyped(currentTarget))}
      className="space-y-5"
    >
      {fields.map(({ name, ...field }, index) => (
        <Field
          key={name}
          ref={form.takesFocus && index === 0 ? moveFocus : undefined}
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
        defaultValue={(typed ?? order).customerNotes ?? ''}
      />
      {error && <ErrorNote>{error}</ErrorNote>}
      <div className="flex flex-wrap gap-x-6 gap-y-2">
        <Button type="submit" look="secondary" disabled={isSaving}>
          {isSaving ? delivery.saving : delivery.save}
        </Button>
        {form.onCancel && (
          <Button look="quiet" onClick={form.onCancel}>
            {delivery.cancel}
          </Button>
        )}
      </div>
    </form>
  );
}

function readTyped(form: HTMLFormElement): Typed {
  return Object.fromEntries(new FormData(form)) as Typed;
}
