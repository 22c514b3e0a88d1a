import { useId } from 'react';
import { Field, FieldFrame } from '../ui/Field.tsx';
import type { FieldProps } from './FormFields.tsx';

/** Takes an amount as text. A number input returns '' for '1e' or '12.': an unreadable price would be stored as none. */
export function AmountField({ onChange, value, ...field }: FieldProps) {
  return (
    <Field
      type="number"
      step={0.01}
      min={0}
      inputMode="decimal"
      {...field}
      value={value === unreadable ? '' : (value as string)}
      onChange={({ target }) => onChange(target.validity.badInput ? unreadable : target.value)}
    />
  );
}

const unreadable = 'unreadable';

/** Takes a whole number; what is empty or unreadable is NaN. */
export function WholeField({ onChange, value, ...field }: FieldProps) {
  return (
    <Field
      type="number"
      inputMode="numeric"
      {...field}
      value={Number.isFinite(value) ? (value as number) : ''}
      onChange={({ target }) => onChange(target.valueAsNumber)}
    />
  );
}

export function ChoiceField({ label, hint, error, className, ...field }: FieldProps) {
  const { name, value, onChange, choices = {} } = field;
  return (
    <FieldFrame {...{ label, hint, error, className }}>
      {(control) => (
        <select
          {...control}
          name={name}
          value={value as string}
          onChange={({ target }) => onChange(target.value)}
        >
          {Object.entries(choices).map(([choice, words]) => (
            <option key={choice} value={choice}>
              {words}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}

export function TickField({ label, hint, className, name, value, onChange }: FieldProps) {
  return (
    <div className={className}>
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          className="size-5 accent-lanme"
          name={name}
          checked={value === true}
          onChange={({ target }) => onChange(target.checked)}
        />
        <span>{label}</span>
      </label>
      {hint && <p className="text-sm text-sann">{hint}</p>}
    </div>
  );
}

/** A line for which the browser proposes texts. */
export function ProposalField({ onChange, value, proposals, ...field }: FieldProps) {
  const id = useId();
  return (
    <>
      <Field
        {...field}
        list={id}
        value={value as string}
        onChange={({ target }) => onChange(target.value)}
      />
      <datalist id={id}>
        {proposals?.().map((text) => (
          <option key={text}>{text}</option>
        ))}
      </datalist>
    </>
  );
}
