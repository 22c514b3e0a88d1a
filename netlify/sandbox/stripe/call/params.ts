import { parse, type ParsedQs } from 'qs';
import * as z from 'zod';
import { invalidParam } from './failure.ts';

export type Form = ParsedQs;

/** A list may name every type of payment method. */
const longestList = 100;

/** Parses form fields with nested keys (`metadata[order]`, `expand[]`, `expand[0]`) into one object. */
export function parseForm(fields: URLSearchParams): Form {
  return parse(fields.toString(), { arrayLimit: longestList });
}

const text = z.string().max(5000);

export const integer = z
  .string()
  .regex(/^-?\d+$/, 'Invalid integer')
  .transform(Number);
export const flag = z.enum(['true', 'false']).transform((value) => value === 'true');
export const metadata = z.record(z.string().max(40), z.string().max(500));

const address = z.strictObject({
  line1: text.optional(),
  line2: text.optional(),
  city: text.optional(),
  state: text.optional(),
  postal_code: text.optional(),
  country: text.optional(),
});
export const shipping = z.strictObject({
  name: text,
  address,
  phone: text.optional(),
  carrier: text.optional(),
  tracking_number: text.optional(),
});
export const billingDetails = z.strictObject({
  name: text.optional(),
  email: text.optional(),
  phone: text.optional(),
  address: address.optional(),
});
export const expand = z.array(text).optional();

const range = z.strictObject({
  gt: integer.optional(),
  gte: integer.optional(),
  lt: integer.optional(),
  lte: integer.optional(),
});
export const paging = {
  limit: integer.pipe(z.number().min(1).max(100)).default(10),
  starting_after: text.optional(),
  created: z.union([range, integer.transform((at) => ({ gte: at, lte: at }))]).optional(),
  expand,
};

/** Reads the parameters by their schema. Throws Stripe's 400 for the first that is missing, unknown or wrong. */
export function readParams<Schema extends z.ZodType>(schema: Schema, form: Form): z.infer<Schema> {
  const result = schema.safeParse(form);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  if (issue?.code === 'unrecognized_keys') {
    const unknown = nameOf([...issue.path, ...issue.keys.slice(0, 1)]);
    throw invalidParam(unknown, 'parameter_unknown', `Received unknown parameter: ${unknown}`);
  }
  const param = nameOf(issue?.path ?? []);
  if (issue?.code === 'invalid_type') {
    throw invalidParam(param, 'parameter_missing', `Missing required param: ${param}.`);
  }
  throw invalidParam(param, 'parameter_invalid', `${issue?.message}: ${param}`);
}

function nameOf(path: readonly PropertyKey[]): string {
  return path.map((part, index) => (index === 0 ? String(part) : `[${String(part)}]`)).join('');
}
