import { hasMail } from '../../ports/keys.ts';
import { deliver } from './deliver.ts';
import { text, type MailContent } from './mail-parts.ts';
import { readMailShop } from './mail-shop.ts';
import { writeMail } from './write-mail.ts';

/** `to` without addresses: the painter's. A mail that fails is noted: it stops nothing. */
export async function tellPainter(content: MailContent, to: string[] = []): Promise<void> {
  try {
    if (!(await hasMail())) return;
    const shop = await readMailShop();
    const letter = writeMail(content, shop);
    const addresses = to.length > 0 ? new Set(to) : [shop.painterAddress];
    for (const address of addresses) await deliver({ ...letter, to: address }, shop).catch(noted);
  } catch (error) {
    noted(error);
  }

  function noted(error: unknown): void {
    console.error(`The mail '${content.subject}' was not sent`, error);
  }
}

/** For a deed that asks for the password (rule 85). */
export function tellDeed(deed: string, to?: string[]): Promise<void> {
  const parts = [text(`Somebody who knows the password of your shop: ${deed}.`), wasItYou];
  return tellPainter({ subject: `${deed}: was it you?`, parts }, to);
}

export const wasItYou = text(
  'Was it not you? Change your password at once, and look at the settings and at Setup.',
);
