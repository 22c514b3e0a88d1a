import * as z from 'zod';

/** Absolute http(s) addresses and the shop's own pictures are valid (rulings 28). */
export const imageAddressInput = z
  .string()
  .trim()
  .max(2000)
  .refine(isImageAddress, 'Must be a valid URL');

function isImageAddress(text: string): boolean {
  if (/^\/(media|samples)\/[\w.-]+$/.test(text)) return true;
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}
