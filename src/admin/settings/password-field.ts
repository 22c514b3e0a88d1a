import type { FieldRow } from '../../form/FormFields.tsx';

/** Returns the field for a change that needs the password (rule 85). `mailed`: who is told of it. */
export function passwordField(mailed: string): FieldRow {
  return {
    label: 'Password',
    type: 'password',
    autoComplete: 'current-password',
    hint: `This change needs your password, unless you typed it in the last ten minutes. ${mailed}`,
  };
}
