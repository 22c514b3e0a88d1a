import * as z from 'zod';
import { orMissing } from '../../ports/blobs/readable.ts';
import { upsertJson } from '../../ports/blobs/upsert.ts';
import { deliver } from './deliver.ts';
import type { MailContent } from './mail-parts.ts';
import { beginMails, dueMail, sendBegun, type Outbox } from './outbox.ts';
import { writeMail } from './write-mail.ts';

const mailSchema = z.object({
  kind: z.string(),
  state: z.enum(['due', 'sending', 'sent']),
  at: z.string(),
});
/** Rather a second mail than none. */
const alarmSchema = orMissing(mailSchema);
type Alarm = { mails: z.infer<typeof mailSchema>[] };

export function alarmsUnder(prefix: string) {
  return { prefix, schema: alarmSchema };
}

/** Sends the painter one mail for a cause, which `key` names (rule 100). The record is the mail alone. Throws 503. */
export async function mailOnce(key: string, content: MailContent): Promise<void> {
  const outbox: Outbox<Alarm> = {
    name: key,
    update: async (change) => {
      const stored = await upsertJson(key, alarmSchema, (mail) => {
        const changed = change({ mails: [mail ?? dueMail({ kind: 'alarm' })] });
        return changed?.mails[0] ?? null;
      });
      return stored && { mails: [stored] };
    },
  };
  const begun = await beginMails(outbox);
  if (!begun) return;
  await sendBegun(outbox, begun, (_mail, shop) =>
    deliver({ to: shop.painterAddress, ...writeMail(content, shop) }, shop),
  );
}
