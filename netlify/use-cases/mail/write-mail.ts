import { env } from '../../env.ts';
import type { Letter } from '../../ports/mail.ts';
import { writeMailHtml } from './mail-html.ts';
import type { MailContent } from './mail-parts.ts';
import { writeMailText } from './mail-text.ts';

/** `painterName` empty: the shop's address stands in its place. */
export function writeMail(content: MailContent, painterName: string): Omit<Letter, 'to'> {
  const { SITE_URL: url } = env();
  const sender = { name: painterName || new URL(url).host, url };
  return {
    subject: content.subject,
    text: writeMailText(content, sender),
    html: writeMailHtml(content, sender),
  };
}
