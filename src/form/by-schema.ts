import type * as z from 'zod';
import type { Checked, Errors } from './use-form.ts';
import { toBody } from './values.ts';

/** Checks a form with the server's schema. An error within a list has the name of its place, such as 'items.0.price', and that of the list. */
export function bySchema<Input>(schema: z.ZodType<Input>) {
  return (values: object): Checked<Input> => {
    const { success, data, error } = schema.safeParse(toBody(values));
    if (success) return { input: data, errors: null };
    const errors: Errors = {};
    for (const { path, message } of error.issues) {
      const name = path.join('.');
      errors[name] ??= message;
      if (!(name in values)) errors[String(path[0])] ??= message;
    }
    return { input: null, errors };
  };
}
