import { hasMail } from '../../ports/keys.ts';
import { deliver } from './deliver.ts';
import { text, type MailContent } from './mail-parts.ts';
import { readMailShop } from './mail-shop.ts';
import { writeMail } from './write-mail.ts';

/** Sends a mail to the addresses in `to`, or to the painter if there are none. A mail that fails is logged and stops nothing. */
export async function mailPainter(content: MailContent, to: string[] = []): Promise<void> {
  try {
    if (!(await hasMail())) return;
    const shop = await readMailShop();
    const letter = writeMail(content, shop);
    const addresses = to.length > 0 ? new Set(to) : [shop.painterAddress];
    for (const address of addresses)
      await deliver({ ...letter, to: address }, shop).catch(logFailure);
  } catch (error) {
    logFailure(error);
  }

  function logFailure(error: unknown): void {
    console.error(`The mail '${content.subject}' was not sent`, error);
  }
}

/** Tells the painter of a deed that asks for the password (rule 85). */
export function mailDeed(deed: string, to?: string[]): Promise<void> {
  const parts = [text(`Somebody who knows the password of your shop: ${deed}.`), wasItYou];
  return mailPainter({ subject: `${deed}: was it you?`, parts }, to);
}

export const wasItYou = text(
  'Was it not you? Change your password at once, and look at the settings and at Setup.',
);
