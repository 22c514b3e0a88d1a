import type { TestMailAnswer } from '#shared/admin/setup';
import { HttpError } from '../../../errors.ts';
import { hasMail } from '../../../ports/keys.ts';
import { mailProblemOf } from '../../../ports/mail.ts';
import { recordActivity } from '../../admin/activity.ts';
import { deliver } from '../../mail/deliver.ts';
import { recordTestMail } from '../../mail/arrival.ts';
import { readMailShop } from '../../mail/mail-shop.ts';
import { text, type MailContent } from '../../mail/mail-parts.ts';
import { writeMail } from '../../mail/write-mail.ts';
import { describeMailProblem } from './problems.ts';

const testMail: MailContent = {
  subject: 'A test mail of your shop',
  parts: [
    text('This is the test mail of your shop. It arrived, so the shop can send mails.'),
    text('Did it arrive in the spam folder? Then look at Mail on the screen Setup.'),
  ],
};

/** Sends a test mail, once a minute. The minute begins before the mail is sent. Throws 409 without a mail server, 429, 503. */
export async function sendTestMail(editor: string): Promise<TestMailAnswer> {
  if (!(await hasMail())) throw new HttpError(409, 'Connect your mailbox first');
  const shop = await readMailShop();
  if (!(await recordTestMail(shop.painterAddress))) throw tooSoon();
  try {
    await deliver({ to: shop.painterAddress, ...writeMail(testMail, shop) }, shop);
  } catch (error) {
    const problem = mailProblemOf(error);
    if (!problem) throw error;
    throw new HttpError(503, describeMailProblem(problem), { 'retry-after': '60' });
  }
  await recordActivity(editor, 'Sent a test mail');
  return { sentTo: shop.painterAddress };
}

function tooSoon(): HttpError {
  const message = 'A test mail was sent a moment ago. You can send the next one in a minute.';
  return new HttpError(429, message, { 'retry-after': '60' });
}
