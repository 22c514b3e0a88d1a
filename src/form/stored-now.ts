import type { FieldRow } from './FormFields.tsx';
import type { Form } from './use-form.ts';

/** Returns hints that say what another window stored below words that were typed meanwhile (rule 39). */
export function storedNow<Values extends object>(
  { stored, isOvertaken }: Pick<Form<Values>, 'stored' | 'isOvertaken'>,
  fields: { [Name in keyof Values]?: FieldRow },
): { [Name in keyof Values]?: string } {
  const names = (Object.keys(fields) as (keyof Values)[]).filter(isOvertaken);
  const words = names.map((name) => {
    const { choices = {}, hint = '' } = fields[name] ?? {};
    const value = String(stored[name] ?? '');
    return [name, `Stored now: ${(choices[value] ?? value) || 'nothing'}. ${hint}`.trim()];
  });
  return Object.fromEntries(words) as { [Name in keyof Values]?: string };
}
