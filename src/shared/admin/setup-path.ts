import type { SetupCheck } from './setup.ts';

/** In a file of its own, because the schemas load zod. PATCH stores keys, POST to that of 'mail' sends a test mail. */
export function setupPath(check: SetupCheck): string {
  return check === 'mail' ? '/api/admin/setup-mail' : `/api/admin/setup/${check}`;
}
