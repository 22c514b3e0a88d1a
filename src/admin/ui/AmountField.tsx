import { amountMessage, isUnreadable } from '#shared/amount';
import { LineField, type FieldProps } from '../../form/FormFields.tsx';

/** Takes dollars as text (rule 3): a number field drops the comma of '20,50', and a wheel or an arrow key changes it. */
export function AmountField({ hint, ...field }: FieldProps) {
  return (
    <LineField
      inputMode="decimal"
      autoComplete="off"
      {...field}
      hint={isUnreadable(field.value as string) ? amountMessage : hint}
    />
  );
}
