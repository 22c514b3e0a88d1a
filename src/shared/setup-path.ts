import type { SetupCheck } from './setup.ts';

/** Where a check is asked for; POST to that of the mail sends a test mail. Apart from the schemas, which bring zod. */
export function setupPath(check: SetupCheck): string {
  return check === 'mail' ? '/api/admin/setup-mail' : `/api/admin/setup/${check}`;
}
