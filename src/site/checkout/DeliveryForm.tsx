import { useStore } from '@nanostores/react';
import { useState, type SubmitEvent } from 'react';
import { nameCountry } from '#shared/format';
import type { Language } from '#shared/language';
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
import { ApiError } from '../../lib/call.ts';

/** What the form begins with. */
export type FirstValues = Pick<BuyerOrder, 'shippingAddress' | 'customerNotes' | 'deliveryVersion'>;

type DeliveryFormProps = {
  order: FirstValues;
  token: string;
  /** Keeps what is typed until it is sent. */
  draft: string;
  takesFocus: boolean;
  onSaved: (order: BuyerOrder) => void;
  onCancel: (() => void) | undefined;
};

type Typed = Required<ShippingAddress> & { customerNotes: string };
/** What is stored, and its version. */
type Stored = { values: Typed; version: number };
/** `began`: absent in older drafts. */
type Kept = Typed & { began?: Stored };

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
  const [kept] = useState(() => findKept<Kept>(draft));
  const [began, setBegan] = useState(() => kept?.began ?? storedIn(order, language));
  const [hints, setHints] = useState<Partial<Typed>>({});
  const first = kept ?? began.values;

  async function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const target = event.currentTarget;
    const { customerNotes, ...shippingAddress } = readTyped(target);
    setSaving(true);
    setError(null);
    try {
      const body = { shippingAddress, customerNotes };
      const { version } = began;
      form.onSaved(await inTime(send('PATCH /api/orders/mine', { token, version, body })));
    } catch (failure) {
      if (isStale(failure)) await showStored(target).catch(() => undefined);
      setError(refusalMessage(failure) ?? delivery.notSaved);
      setSaving(false);
    }
  }

  /** Shows what another window has stored: in the fields that were left as they were, and below those that were typed. */
  async function showStored(target: HTMLFormElement) {
    const newest = storedIn(await inTime(send('GET /api/orders/mine', { token })), language);
    const { fillNewest } = await import('./newest-delivery.ts');
    setHints(fillNewest(target, began.values, newest.values, delivery));
    setBegan(newest);
    keep(draft, { ...readTyped(target), began: newest });
  }

  return (
    <form
      onSubmit={save}
      onChange={({ currentTarget }) => keep(draft, { ...readTyped(currentTarget), began })}
      className="space-y-5"
    >
      {fields.map(({ name, ...field }, index) => (
        <Field
          key={name}
          ref={form.takesFocus && index === 0 ? moveFocus : undefined}
          name={name}
          label={delivery.fields[name]}
          defaultValue={first[name]}
          hint={hints[name]}
          {...field}
        />
      ))}
      <Field
        label={delivery.notes}
        name="customerNotes"
        rows={4}
        maxLength={2000}
        defaultValue={first.customerNotes}
        hint={hints.customerNotes}
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

function storedIn(order: FirstValues, language: Language): Stored {
  const { shippingAddress: address, customerNotes, deliveryVersion: version } = order;
  const values = {
    name: address?.name ?? '',
    address: address?.address ?? '',
    postalCode: address?.postalCode ?? '',
    city: address?.city ?? '',
    state: address?.state ?? '',
    // Stripe gave the country's code.
    country: address ? nameCountry(address.country, language) : '',
    phone: address?.phone ?? '',
    customerNotes: customerNotes ?? '',
  };
  return { values, version };
}

function isStale(failure: unknown): boolean {
  return failure instanceof ApiError && failure.status === 412;
}
