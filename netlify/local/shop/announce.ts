import type { LocalEnvironment } from '../settings/environment.ts';

/** Prints the address and the login; scripts wait for the line with `ready`. */
export function announce({ settings, variables, generatedPassword }: LocalEnvironment): void {
  if (generatedPassword) {
    console.log(`The administrator: ${variables['ADMIN_USERNAME']} / ${generatedPassword}`);
  }
  console.log(`ready http://localhost:${settings.port}`);
}
