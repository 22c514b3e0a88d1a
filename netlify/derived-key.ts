import { hkdfSync } from 'node:crypto';
import { env } from './env.ts';

const keyBytes = 32;

/** Another key for each purpose: who has one learns nothing of the others and of SHOP_SECRET. */
export type Purpose =
  | 'session'
  | 'confirmation'
  | 'person'
  | 'payment'
  | 'background'
  | 'backup'
  | 'stored keys';

export function derivedKey(purpose: Purpose): Buffer {
  return Buffer.from(hkdfSync('sha256', env().SHOP_SECRET, '', `atelye ${purpose}`, keyBytes));
}
