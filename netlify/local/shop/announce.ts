import { differsFromVariable, readAccount } from '../../account.ts';
import type { LocalEnvironment } from '../settings/environment.ts';

/** Prints the address and the login; scripts wait for the line with `ready`. */
export async function announce({ settings, generatedPassword }: LocalEnvironment): Promise<void> {
  const account = await readAccount();
  const isOther = differsFromVariable(account);
  if (generatedPassword || isOther) {
    const words = isOther ? 'the password was changed in the administration' : generatedPassword;
    console.log(`The administrator: ${account.login?.username ?? ''} / ${words}`);
  }
  console.log(`ready http://localhost:${settings.port}`);
}
