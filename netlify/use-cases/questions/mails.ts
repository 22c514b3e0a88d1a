import { scamWarning } from '#shared/scam-signs';
import { letters } from '#words/letters';
import { env } from '../../env.ts';
import { mailProblemOf, type Letter } from '../../ports/mail.ts';
import { deliver } from '../mail/deliver.ts';
import { facts, link, readsOf, strong, text, type MailContent } from '../mail/mail-parts.ts';
import type { MailShop } from '../mail/mail-shop.ts';
import { beginMails, isMailDue, sendBegun, type Outbox } from '../mail/outbox.ts';
import { writeMail } from '../mail/write-mail.ts';
import {
  endQuestionMails,
  updateQuestion,
  type QuestionMail,
  type QuestionRecord,
} from './records.ts';

/** Throws if a mail was refused and stays due, 503. */
export async function sendQuestionMails(id: string): Promise<void> {
  const outbox: Outbox<QuestionRecord> = {
    name: `question ${id}`,
    update: (change) => updateQuestion(id, change),
  };
  const begun = await beginMails(outbox);
  if (!begun) return;
  const stored = await sendBegun(outbox, begun, ({ kind }, shop) =>
    sendQuestionLetter(begun.cause, kind, shop),
  );
  if (stored?.mails.some(isMailDue)) throw new Error(`A mail of question ${id} stays due`);
  if (stored?.mails.every(({ state }) => state === 'sent')) await endQuestionMails(stored);
}

async function sendQuestionLetter(
  question: QuestionRecord,
  kind: QuestionMail['kind'],
  shop: MailShop,
): Promise<void> {
  try {
    await deliver(writeQuestionLetter(question, kind, shop), shop);
  } catch (error) {
    // Anybody may type an address that no server takes: it is not tried again.
    const problem = mailProblemOf(error);
    if (kind !== 'asker' || (problem !== 'refused' && problem !== 'address')) throw error;
  }
}

/** Writes the letter. The asker's repeats nothing that was typed but the address, because a stranger can have it sent to anybody. */
function writeQuestionLetter(
  question: QuestionRecord,
  kind: QuestionMail['kind'],
  shop: MailShop,
): Letter {
  if (kind === 'asker') return { to: question.email, ...writeMail(toAsker(question), shop) };
  return {
    to: shop.painterAddress,
    replyTo: question.email,
    ...writeMail(toPainter(question), shop),
  };
}

function toPainter(question: QuestionRecord): MailContent {
  const { id, name, email, message, artworkTitle, asksPrice } = question;
  const about = asksPrice
    ? `The price of '${artworkTitle}' is asked`
    : `A question about '${artworkTitle}'`;
  const warning = scamWarning(message);
  return {
    subject: artworkTitle ? about : 'A question',
    parts: [
      ...(message ? [text(message)] : []),
      ...(warning
        ? [
            strong(warning),
            link('Before you send a painting', `${env().SITE_URL}/admin/before-you-send`),
          ]
        : []),
      facts(['Name', name], ['Email', email], ...readsOf(question)),
      text('Your answer to this mail goes to this address.'),
      link('All questions', `${env().SITE_URL}/admin/questions#${id}`),
    ],
  };
}

function toAsker(record: QuestionRecord): MailContent {
  const { artworkTitle, translatedTitle, isUntold, language = 'en' } = record;
  const { hello, question } = letters[language];
  const title = translatedTitle ?? artworkTitle;
  const topic = title && !isUntold ? question.about(title) : question.other;
  return {
    language,
    subject: question.subject(topic),
    parts: [text(hello), text(question.arrived(topic)), text(question.notYou)],
  };
}
