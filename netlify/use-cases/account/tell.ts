import { env } from '../../env.ts';
import { hasMail } from '../../ports/keys.ts';
import { sendLetter } from '../../ports/mail.ts';
import { link, text, type MailContent } from '../mail/mail-parts.ts';
import { readMailShop } from '../mail/mail-shop.ts';
import { writeMail } from '../mail/write-mail.ts';

export type AccountChange = 'password' | 'name' | 'recovered';

const subjects: Record<AccountChange, string> = {
  password: 'Your password was changed',
  name: 'Your name for the login was changed',
  recovered: 'Your password was set anew',
};

/** To the painter. A mail that fails is noted: the change is stored. */
export async function tellAccountChange(change: AccountChange): Promise<void> {
  if (!(await hasMail())) return;
  try {
    const shop = await readMailShop();
    await sendLetter({ ...writeMail(describe(change), shop), to: shop.painterAddress });
  } catch (error) {
    console.error('A mail about the changed login was not sent', error);
  }
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
