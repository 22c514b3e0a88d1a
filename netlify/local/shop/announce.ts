import type { LocalEnvironment } from '../settings/environment.ts';

/** Says where the shop is and how to sign in; the line with `ready` is what scripts wait for (local.md). */
export function announce({ settings, variables, generatedPassword }: LocalEnvironment): void {
  if (generatedPassword) {
    console.log(`The administrator: ${variables['ADMIN_USERNAME']} / ${generatedPassword}`);
  }
  console.log(`ready http://localhost:${settings.port}`);
}
