import type { Missing } from '#shared/admin/session';
import { env, hasLiveStripeKeys, hasMail } from '../env.ts';
import { readSettings } from './settings.ts';

/** What the administration warns of. Terms are asked for once real money can come. */
export async function listMissing(): Promise<Missing[]> {
  const missing: Missing[] = [];
  if (!hasMail()) missing.push('mail');
  if (!env().BUILD_HOOK_URL) missing.push('build-hook');
  if (hasLiveStripeKeys() && !(await readSettings()).termsNote) missing.push('terms');
  return missing;
}
