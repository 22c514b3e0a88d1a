import type { Missing } from '#shared/admin/session';
import { env, hasMail } from '../../env.ts';

export function listMissingVariables(): Missing[] {
  const missing: Missing[] = [];
  if (!hasMail()) missing.push('mail');
  if (!env().BUILD_HOOK_URL) missing.push('build-hook');
  return missing;
}
