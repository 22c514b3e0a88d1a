import { env } from '../../env.ts';
import { link, text, type MailContent } from '../mail/mail-parts.ts';
import { tellPainter } from '../mail/tell-painter.ts';

export type AccountChange = 'password' | 'name' | 'recovered';

const subjects: Record<AccountChange, string> = {
  password: 'Your password was changed',
  name: 'Your name for the login was changed',
  recovered: 'Your password was set anew',
};

export function tellAccountChange(change: AccountChange): Promise<void> {
  return tellPainter(describe(change));
}

function describe(change: AccountChange): MailContent {
  const by = change === 'recovered' ? 'by somebody who knows SHOP_SECRET' : 'under Settings';
  const then =
    change === 'recovered' ? 'Give the server another SHOP_SECRET at once, then set' : 'Set';
  const subject = subjects[change];
  return {
    subject,
    parts: [
      text(`${subject} ${by}. Every other device is signed out.`),
      text(`Was it not you? ${then} a new password with SHOP_SECRET:`),
      link('Set a new password', `${env().SITE_URL}/admin/forgotten`),
    ],
  };
}
