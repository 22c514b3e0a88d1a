import { pathIn } from '#shared/language';
import { env } from '../../env.ts';
import type { Letter } from '../../ports/mail.ts';
import { writeMailHtml } from './mail-html.ts';
import type { MailContent, MailPart, MailWork, Sender } from './mail-parts.ts';
import type { MailShop } from './mail-shop.ts';

export function writeMail(
  content: MailContent,
  { shopName, senderName }: Pick<MailShop, 'shopName' | 'senderName'>,
): Omit<Letter, 'to'> {
  const { SITE_URL } = env();
  const { language = 'en' } = content;
  const home = language === 'en' ? SITE_URL : `${SITE_URL}${pathIn(language, '/')}`;
  const sender = { name: shopName || new URL(SITE_URL).host, url: home };
  return {
    fromName: senderName,
    subject: content.subject,
    text: writeMailText(content, sender),
    html: writeMailHtml(content, sender),
  };
}

function writeMailText({ parts }: MailContent, { name, url }: Sender): string {
  return `${[name, ...parts.map(textOf), `${name}\n${url}`].join('\n\n')}\n`;
}

function textOf(part: MailPart): string {
  switch (part.kind) {
    case 'text':
      return part.text;
    case 'facts':
      return part.rows.map(([term, value]) => `${term}: ${value}`).join('\n');
    case 'lines':
      return part.lines.join('\n');
    case 'link':
      return `${part.label}:\n${part.url}`;
    case 'works':
      return [...part.works.map(lineOf), ...(part.total ? [part.total.join(': ')] : [])].join('\n');
  }
}

function lineOf({ title, price }: MailWork): string {
  return [title, price].filter(Boolean).join(': ');
}
