import { env } from '../../env.ts';
import type { Letter } from '../../ports/mail.ts';
import { writeMailHtml } from './mail-html.ts';
import type { MailContent } from './mail-parts.ts';
import type { MailShop } from './mail-shop.ts';
import { writeMailText } from './mail-text.ts';

export function writeMail(
  content: MailContent,
  { shopName, senderName }: Pick<MailShop, 'shopName' | 'senderName'>,
): Omit<Letter, 'to'> {
  const { SITE_URL: url } = env();
  const sender = { name: shopName || new URL(url).host, url };
  return {
    fromName: senderName,
    subject: content.subject,
    text: writeMailText(content, sender),
    html: writeMailHtml(content, sender),
  };
}
