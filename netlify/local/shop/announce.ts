import { compare } from 'bcryptjs';
import { administratorOf, readAccount } from '../../account.ts';
import type { LocalEnvironment } from '../settings/environment.ts';

/** Prints the address and the login; scripts wait for the line with `ready`. */
export async function announce({ settings, generatedPassword }: LocalEnvironment): Promise<void> {
  if (generatedPassword) {
    const administrator = administratorOf(await readAccount());
    const { username = '', passwordHash = '' } = administrator ?? {};
    const isFirst = await compare(generatedPassword, passwordHash);
    const words = isFirst ? generatedPassword : 'the password was changed in the administration';
    console.log(`The administrator: ${username} / ${words}`);
  }
  console.log(`ready http://localhost:${settings.port}`);
}
