import { useId } from 'react';
import { Field, FieldFrame } from '../ui/Field.tsx';
import { LineField, type FieldProps } from './FormFields.tsx';

/** Takes a whole number; a wheel or an arrow key changes a number field. What is no number stays a text, which the schema refuses. */
export function WholeField({ onChange, ...field }: FieldProps) {
  return (
    <LineField
      inputMode="numeric"
      autoComplete="off"
      {...field}
      onChange={(typed) => {
        const text = (typed as string).trim();
        onChange(/^\d+$/.test(text) ? Number(text) : text);
      }}
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

/** Shows a line for which the browser proposes texts. */
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
