import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type * as z from 'zod';
import type { AdminArtwork } from '#shared/artwork';
import { centsOf, formatCents } from '#shared/money';
import { saleInput, type SaleInput } from '#shared/sale';
import { newKey } from '../../lib/new-key.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorNote } from '../../ui/ErrorNote.tsx';
import { Field, FieldFrame } from '../../ui/Field.tsx';
import { useCall } from '../use-call.ts';
import { withUnreadable } from './number-input.ts';
import { sellElsewhere } from './artworks-store.ts';

type Values = z.input<typeof saleInput>;
type SaleFormProps = { artwork: AdminArtwork; onSold: () => void };

export function SaleForm({ artwork, onSold }: SaleFormProps) {
  const [key] = useState(() => ({ current: newKey() }));
  const { register, handleSubmit, formState } = useForm<Values, unknown, SaleInput>({
    resolver: zodResolver(saleInput),
    defaultValues: { artworkId: artwork.id, price: '', place: '', buyerName: '', note: '' },
  });
  const { errors } = formState;
  const { isBusy, refusal, start } = useCall((input: SaleInput) =>
    sellElsewhere(artwork, input, key),
  );
  const save = handleSubmit(async (input) => (await start(input)) && onSold());
  return (
    <form noValidate className="grid gap-5" onSubmit={(event) => void save(event)}>
      <Field label="Where" error={errors.place?.message} {...register('place')} />
      <Field
        label="Price"
        type="number"
        step={0.01}
        min={0}
        inputMode="decimal"
        hint={priceHint(artwork)}
        error={errors.price?.message}
        {...withUnreadable(register('price'))}
      />
      <Field
        label="Buyer"
        autoComplete="off"
        error={errors.buyerName?.message}
        {...register('buyerName')}
      />
      <FieldFrame label="Note" hint="Only you read it." error={errors.note?.message}>
        {({ className, ...control }) => (
          <textarea {...control} className={`${className} block`} rows={2} {...register('note')} />
        )}
      </FieldFrame>
      {refusal && <ErrorNote>{refusal}</ErrorNote>}
      <Button type="submit" className="w-full sm:w-fit" aria-disabled={isBusy}>
        {isBusy ? 'Writing it down...' : 'It is sold'}
      </Button>
    </form>
  );
}

function priceHint({ price }: AdminArtwork): string {
  const here = price ? `Here it costs ${formatCents(centsOf(price))}. ` : '';
  return `${here}In dollars; empty if you do not know it.`;
}
