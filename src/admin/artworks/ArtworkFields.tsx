import { useFormContext, useWatch } from 'react-hook-form';
import { minimumYear } from '#shared/artwork';
import { Field, FieldFrame } from '../../ui/Field.tsx';
import type { ArtworkValues } from './form-values.ts';
import { withUnreadable } from './number-input.ts';
import { SizeField } from './SizeField.tsx';

const unsoldWords =
  'Not for sale: with 0 in stock, visitors see the work without a price or buttons.';

export function TextFields() {
  const { register, formState } = useFormContext<ArtworkValues>();
  const { errors } = formState;
  return (
    <>
      <Field
        label="Title"
        className="sm:col-span-3"
        autoComplete="off"
        error={errors.title?.message}
        {...register('title')}
      />
      <FieldFrame label="Description" className="sm:col-span-3" error={errors.description?.message}>
        {({ className, ...control }) => (
          <textarea
            {...control}
            className={`${className} block`}
            rows={4}
            {...register('description')}
          />
        )}
      </FieldFrame>
    </>
  );
}

export function NumberFields() {
  const { register, formState, control } = useFormContext<ArtworkValues>();
  const { errors } = formState;
  const stock = useWatch({ control, name: 'stockQuantity' });
  return (
    <>
      <Field
        label="Price"
        type="number"
        step={0.01}
        min={0}
        inputMode="decimal"
        hint="In dollars; empty for a work without a price."
        error={errors.price?.message}
        {...withUnreadable(register('price'))}
      />
      <Field
        label="Stock Quantity"
        type="number"
        min={0}
        inputMode="numeric"
        hint={stock === 0 ? unsoldWords : undefined}
        error={errors.stockQuantity?.message}
        {...register('stockQuantity', { valueAsNumber: true })}
      />
      <Field
        label="Year"
        type="number"
        inputMode="numeric"
        error={errors.year && `Year must be from ${minimumYear} to the current year`}
        {...register('year', { valueAsNumber: true })}
      />
    </>
  );
}

export function LabelFields() {
  const { register, formState } = useFormContext<ArtworkValues>();
  const { errors } = formState;
  return (
    <>
      <Field label="Category" error={errors.category?.message} {...register('category')} />
      <Field
        label="Technique"
        placeholder="Oil on canvas"
        error={errors.technique?.message}
        {...register('technique')}
      />
      <SizeField />
    </>
  );
}

/** Which artwork opens the home page (rule 4). */
export function HomeField() {
  const { register } = useFormContext<ArtworkValues>();
  return (
    <div className="sm:col-span-3">
      <label className="flex min-h-11 items-center gap-3">
        <input type="checkbox" className="size-5 accent-lanme" {...register('isFeatured')} />
        <span>Open the home page with this work</span>
      </label>
      <p className="text-sm text-sann">Without a choice the newest work opens it.</p>
    </div>
  );
}
