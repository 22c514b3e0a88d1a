import type { Missing } from '#shared/admin/session';
import type { ShopSettings } from '#shared/admin/settings';
import { env, hasLiveStripeKeys, hasMail } from '../env.ts';

/** What the administration warns of. Terms are asked for once real money can come. */
export function listMissing({ termsNote }: Pick<ShopSettings, 'termsNote'>): Missing[] {
  const missing: Missing[] = [];
  if (!hasMail()) missing.push('mail');
  if (!env().BUILD_HOOK_URL) missing.push('build-hook');
  if (hasLiveStripeKeys() && !termsNote) missing.push('terms');
  return missing;
}
