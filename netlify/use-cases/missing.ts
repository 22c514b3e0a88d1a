import type { Missing } from '#shared/admin/session';
import type { ShopSettings } from '#shared/admin/settings';
import { hasMail, readKey, readStripeMode } from '../ports/keys.ts';

/** What the administration warns of. Terms are asked for once real money can come. */
export async function listMissing({
  termsNote,
}: Pick<ShopSettings, 'termsNote'>): Promise<Missing[]> {
  const missing: Missing[] = [];
  if (!(await hasMail())) missing.push('mail');
  if (!(await readKey('BUILD_HOOK_URL'))) missing.push('build-hook');
  if ((await readStripeMode()) === 'live' && !termsNote) missing.push('terms');
  return missing;
}
