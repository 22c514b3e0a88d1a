import { parse, type ParsedQs } from 'qs';

export type Form = ParsedQs;

/** A list may name every type of payment method. */
const longestList = 100;

/** Form fields with nested keys (`metadata[order]`, `expand[]`, `expand[0]`) as one object. */
export function parseForm(fields: URLSearchParams): Form {
  return parse(fields.toString(), { arrayLimit: longestList });
}
