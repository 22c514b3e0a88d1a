import type { FieldRow } from '../../form/FormFields.tsx';

/** For a change of what only the password may change (rule 85). */
export const passwordField: FieldRow = {
  label: 'Password',
  type: 'password',
  autoComplete: 'current-password',
  hint: 'This change needs your password, unless you typed it in the last ten minutes. The old and the new address get a mail about it.',
};
