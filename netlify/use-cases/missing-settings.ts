import type { Missing } from '#shared/session';
import { env, hasMail } from '../env.ts';

/** What the shop has to do without, for the administrator's screens to say so (local.md, settings). */
export function listMissing(): Missing[] {
  const missing: Missing[] = [];
  if (!hasMail()) missing.push('mail');
  if (!env().BUILD_HOOK_URL) missing.push('build-hook');
  return missing;
}
