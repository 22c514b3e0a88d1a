import * as z from 'zod';
import { env } from '../../env.ts';
import { removeKey, writeJson } from '../../ports/blobs/records.ts';
import { upsertJson } from '../../ports/blobs/upsert.ts';
import { hasMail } from '../../ports/keys.ts';
import { sendLetter } from '../../ports/mail.ts';
import { readMailShop } from '../mail/mail-shop.ts';
import { mainLink, text, type MailContent } from '../mail/mail-parts.ts';
import { writeMail } from '../mail/write-mail.ts';

/** A mail in sending for longer than this was left by a crash. */
const sendingMs = 120_000;
const alarmSchema = z.object({ state: z.enum(['sending', 'sent']), at: z.string() });

export async function tellStoppedPublishing(since: number): Promise<void> {
  const key = `publishing/alarms/${since}`;
  if (!(await hasMail()) || !(await takeAlarm(key))) return;
  try {
    const shop = await readMailShop();
    await sendLetter({ to: shop.painterAddress, ...writeMail(describeAlarm(), shop) });
    await writeJson(key, { state: 'sent', at: new Date().toISOString() });
  } catch (error) {
    console.error('The mail about failed builds will be retried', error);
    await removeKey(key);
  }
}

/** Returns true for one of several concurrent calls. */
async function takeAlarm(key: string): Promise<boolean> {
  const mine = { state: 'sending' as const, at: new Date().toISOString() };
  let isMine = false;
  await upsertJson(key, alarmSchema, (now) => {
    isMine = !now || (now.state === 'sending' && Date.now() - Date.parse(now.at) > sendingMs);
    return isMine ? mine : null;
  });
  return isMine;
}

function describeAlarm(): MailContent {
  return {
    subject: 'Your site is not published any more',
    parts: [
      text(
        'Three builds of your site in a row have failed. The shop asks for no further one until you press Publish now, or until a deploy succeeds.',
      ),
      text(
        'Visitors see the last version that was built. They still pay the new prices, and what you have hidden since cannot be bought.',
      ),
      text(
        'The reason stands in the log of the failed deploy at Netlify. If the deploys there have succeeded, auto publishing is stopped: press Start auto publishing.',
      ),
      mainLink('Publish now', `${env().SITE_URL}/admin/dashboard`),
    ],
  };
}
