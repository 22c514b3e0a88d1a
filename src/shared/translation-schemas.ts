import * as z from 'zod';

const unknownLanguage = 'Translations are in French (fr) or Haitian Creole (ht)';

/** Returns the schema of an edit's body: `texts` have the limits of the original fields, and nothing else is taken. */
export function translationsInput<Texts extends Record<string, z.ZodType<string>>>(texts: Texts) {
  const unknownField = `What can be translated: ${Object.keys(texts).join(', ')}`;
  const inOne = z.strictObject(texts, refusalOf(unknownField)).partial().optional();
  return z.strictObject({ fr: inOne, ht: inOne }, refusalOf(unknownLanguage)).optional();
}

/** Returns the schema of stored translations. A language that another version of the shop knows does not break a list. */
export function translationsRecord<Field extends string>(fields: readonly Field[]) {
  const texts = Object.fromEntries(fields.map((field) => [field, z.string()]));
  const inOne = z
    .object(texts as Record<Field, z.ZodString>)
    .partial()
    .optional();
  return z.object({ fr: inOne, ht: inOne }).optional();
}

function refusalOf(words: string) {
  return {
    error: ({ code }: { code: string }) => (code === 'unrecognized_keys' ? words : undefined),
  };
}
