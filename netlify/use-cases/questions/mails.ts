import { letters } from '#words/letters';
import { env } from '../../env.ts';
import { hasMail } from '../../ports/keys.ts';
import { mailProblemOf, sendLetter, type Letter } from '../../ports/mail.ts';
import { facts, link, readsOf, text, type MailContent } from '../mail/mail-parts.ts';
import { readMailShop, type MailShop } from '../mail/mail-shop.ts';
import { writeMail } from '../mail/write-mail.ts';
import { isMailDue } from '../orders/mails.ts';
import { removeDue, updateQuestion, type QuestionMail, type QuestionRecord } from './records.ts';

/** A failed mail stays due. Concurrent calls send each mail once. Throws the mail server's error, 503. */
export async function sendQuestionMails(id: string): Promise<void> {
  if (!(await hasMail())) return;
  let mine: QuestionMail[] = [];
  const question = await updateQuestion(id, (now) => {
    mine = now.mails.filter(isMailDue);
    return mine.length > 0 ? withMailState(now, mine, 'sending') : null;
  });
  if (!question) return;
  const shop = mine.length > 0 ? await readMailShop() : null;
  let kept: QuestionRecord | null = question;
  for (const mail of shop ? mine : []) kept = await sendMail(question, mail, shop!);
  if (kept?.mails.every(({ state }) => state === 'sent')) await removeDue(id);
}

async function sendMail(
  question: QuestionRecord,
  mail: QuestionMail,
  shop: MailShop,
): Promise<QuestionRecord | null> {
  try {
    await sendLetter(writeQuestionLetter(question, mail.kind, shop));
  } catch (error) {
    // Anybody may type an address that no server takes: it is not tried again.
    const isFinal = mail.kind === 'asker' && mailProblemOf(error) === 'refused';
    if (!isFinal) {
      const left = question.mails.filter(({ state }) => state === 'sending');
      await updateQuestion(question.id, (now) => withMailState(now, left, 'due'));
      throw error;
    }
  }
  return updateQuestion(question.id, (now) => withMailState(now, [mail], 'sent'));
}

function withMailState(
  question: QuestionRecord,
  chosen: QuestionMail[],
  state: QuestionMail['state'],
): QuestionRecord {
  const at = new Date().toISOString();
  const mails = question.mails.map((mail) =>
    mail.state !== 'sent' && chosen.some(({ kind }) => kind === mail.kind)
      ? { ...mail, state, at }
      : mail,
  );
  return { ...question, mails };
}

/** To an asker nothing that was typed but the address: a stranger can have it sent to anybody. */
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
  const { id, name, email, message, artworkTitle } = question;
  return {
    subject: artworkTitle ? `A question about '${artworkTitle}'` : 'A question',
    parts: [
      text(message),
      facts(['Name', name], ['Email', email], ...readsOf(question)),
      text('Your answer to this mail goes to this address.'),
      link('All questions', `${env().SITE_URL}/admin/questions#${id}`),
    ],
  };
}

function toAsker({ artworkTitle, isUntold, language = 'en' }: QuestionRecord): MailContent {
  const { hello, question } = letters[language];
  const what = artworkTitle && !isUntold ? question.about(artworkTitle) : question.other;
  return {
    language,
    subject: question.subject(what),
    parts: [text(hello), text(question.arrived(what)), text(question.notYou)],
  };
}
