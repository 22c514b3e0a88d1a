import type { ComponentProps, ReactElement } from 'react';
import { Field } from '../ui/Field.tsx';
import type { Form } from './use-form.ts';

export type FieldProps = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'className'> & {
  name: string;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  className?: string | undefined;
  value: unknown;
  onChange: (value: unknown) => void;
  /** Of a text with several lines. */
  rows?: number | undefined;
  /** Values with their words. */
  choices?: Record<string, string>;
  /** What the browser proposes. */
  proposals?: () => string[];
};

/** A row of a form's table. `as`: the field; default: a line of text. `problem` replaces the words of the schema. */
export type FieldRow = Omit<FieldProps, 'name' | 'value' | 'error' | 'onChange'> & {
  as?: (props: FieldProps) => ReactElement;
  problem?: string;
};

type FormFieldsProps<Values extends object> = {
  form: Pick<Form<Values>, 'values' | 'errors' | 'change'>;
  fields: { [Name in keyof Values]?: FieldRow };
  /** In place of those of the rows. */
  hints?: { [Name in keyof Values]?: string | undefined };
};

export function FormFields<Values extends object>(props: FormFieldsProps<Values>) {
  const { form, fields, hints } = props;
  const rows = Object.entries<FieldRow | undefined>(fields) as [keyof Values & string, FieldRow][];
  return rows.map(([name, { as: As = LineField, problem, ...row }]) => {
    const error = form.errors[name];
    return (
      <As
        key={name}
        name={name}
        {...row}
        hint={hints?.[name] ?? row.hint}
        error={error && (problem ?? error)}
        value={form.values[name]}
        onChange={(value) => form.change({ [name]: value } as Partial<Values>)}
      />
    );
  });
}

export function LineField({ onChange, value, ...field }: FieldProps) {
  return (
    <Field {...field} value={value as string} onChange={({ target }) => onChange(target.value)} />
  );
}
