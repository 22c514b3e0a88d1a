import * as z from 'zod';
import { env } from '../../env.ts';
import { upsertJson } from '../../ports/blobs/upsert.ts';
import { sendLetter } from '../../ports/mail.ts';
import { mainLink, text, type MailContent } from '../mail/mail-parts.ts';
import { beginMails, dueMail, sendBegun, type Outbox } from '../mail/outbox.ts';
import { writeMail } from '../mail/write-mail.ts';

const alarmSchema = z.object({
  kind: z.literal('stopped').default('stopped'),
  state: z.enum(['due', 'sending', 'sent']),
  at: z.string(),
});
type Alarm = { mails: z.infer<typeof alarmSchema>[] };

/** One mail for a series of failures, which `since` names. Throws 503. */
export async function tellStoppedPublishing(since: number): Promise<void> {
  const outbox = outboxOf(since);
  const begun = await beginMails(outbox);
  if (!begun) return;
  await sendBegun(outbox, begun, (_mail, shop) =>
    sendLetter({ to: shop.painterAddress, ...writeMail(describeAlarm(), shop) }),
  );
}

/** Its record is the mail alone. */
function outboxOf(since: number): Outbox<Alarm> {
  const key = `publishing/alarms/${since}`;
  return {
    name: key,
    update: async (change) => {
      const stored = await upsertJson(key, alarmSchema, (now) => {
        const changed = change({ mails: [now ?? dueMail({ kind: 'stopped' })] });
        return changed?.mails[0] ?? null;
      });
      return stored && { mails: [stored] };
    },
  };
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
