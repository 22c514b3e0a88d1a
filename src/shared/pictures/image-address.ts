import * as z from 'zod';
import { isOwnPicture } from './own-picture.ts';

/** Accepts absolute http(s) addresses and paths of the shop's own pictures. */
export const imageAddressInput = z
  .string()
  .trim()
  .max(2000)
  .refine(isImageAddress, 'Must be a valid URL');

function isImageAddress(text: string): boolean {
  if (isOwnPicture(text)) return true;
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}
