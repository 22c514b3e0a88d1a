import * as z from 'zod';
import type { TestMailAnswer } from '#shared/admin/setup';
import { HttpError } from '../../../errors.ts';
import { readJson } from '../../../ports/blobs/records.ts';
import { upsertJson } from '../../../ports/blobs/upsert.ts';
import { hasMail } from '../../../ports/keys.ts';
import { mailProblemOf, sendLetter } from '../../../ports/mail.ts';
import { recordActivity } from '../../admin/activity.ts';
import { readMailShop } from '../../mail/mail-shop.ts';
import { text, type MailContent } from '../../mail/mail-parts.ts';
import { writeMail } from '../../mail/write-mail.ts';
import { describeMailProblem } from './problems.ts';

const key = 'setup/test-mail';
const schema = z.object({ at: z.string() });
const pauseMs = 60_000;

const testMail: MailContent = {
  subject: 'A test mail of your shop',
  parts: [
    text('This is the test mail of your shop. It arrived, so the shop can send mails.'),
    text('Did it arrive in the spam folder? Then look at SPF, DKIM and DMARC on the screen Setup.'),
  ],
};

/** Once a minute, taken before the mail is sent. Throws 409 without a mail server, 429, 503. */
export async function sendTestMail(editor: string): Promise<TestMailAnswer> {
  if (!(await hasMail())) throw new HttpError(409, 'Paste the mail server and the sender first');
  await takeMinute();
  const shop = await readMailShop();
  try {
    await sendLetter({ to: shop.painterAddress, ...writeMail(testMail, shop) });
  } catch (error) {
    const problem = mailProblemOf(error);
    if (!problem) throw error;
    throw new HttpError(503, describeMailProblem(problem), { 'retry-after': '60' });
  }
  await recordActivity(editor, 'Sent a test mail');
  return { sentTo: shop.painterAddress };
}

export async function wasTestMailSent(): Promise<boolean> {
  return (await readJson(key, schema)) !== null;
}

/** The record's version gives the minute to one of several concurrent calls. */
async function takeMinute(): Promise<void> {
  const mine = { at: new Date().toISOString() };
  let isFree = false;
  await upsertJson(key, schema, (last) => {
    isFree = !last || Date.now() - Date.parse(last.at) >= pauseMs;
    return isFree ? mine : null;
  });
  if (isFree) return;
  const message = 'A test mail was sent a moment ago. You can send the next one in a minute.';
  throw new HttpError(429, message, { 'retry-after': '60' });
}
