import { env } from '../../env.ts';
import { link, text, type MailContent } from '../mail/mail-parts.ts';
import { mailPainter } from '../mail/mail-painter.ts';

export type AccountChange = 'password' | 'name' | 'recovered' | 'mailed';

/** What changed, by what, and what the painter does first if it was somebody else. */
const words: Record<AccountChange, [subject: string, by: string, first: string]> = {
  password: ['Your password was changed', 'under Settings', ''],
  name: ['Your name for the login was changed', 'under Settings', ''],
  recovered: [
    'Your password was set anew',
    'by somebody who knows the shop’s secret, ‘SHOP_SECRET’',
    'Put another secret in the place of ‘SHOP_SECRET’ on the server at once. ',
  ],
  mailed: [
    'Your password was set anew',
    'with the link that the shop mailed here',
    'Change the password of this mailbox at once. ',
  ],
};

export function mailAccountChange(change: AccountChange): Promise<void> {
  return mailPainter(describe(words[change]));
}

function describe([subject, by, first]: [string, string, string]): MailContent {
  return {
    subject,
    parts: [
      text(`${subject} ${by}. Every other device is signed out.`),
      text(`Was it not you? ${first}Then set a new password:`),
      link('Set a new password', `${env().SITE_URL}/admin/forgotten`),
    ],
  };
}
