import { Lines } from '../ui/Lines.tsx';
import type { FieldProps } from './FormFields.tsx';

/** A text with several lines. */
export function LinesField({ name, label, hint, error, className, lang, ...field }: FieldProps) {
  const { rows, grows, maxLength, required, value, onChange } = field;
  return (
    <Lines
      {...{ name, label, hint, error, className, lang, rows, grows, maxLength, required }}
      value={value as string}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
