import { mapConcurrently } from '../../concurrency.ts';
import { addDue, removeDue, type Due } from '../due.ts';
import { dayMs, timeOf } from '../places.ts';
import { sendQuestionMails } from './mails.ts';
import { keptMs, listOldQuestions, removeQuestion, waitingQuestion } from './records.ts';

const mailTriesMs = 30 * dayMs;
const mailsAtOnce = 4;
const removalsAtOnce = 8;
/** The rest is left to the next run: the clock's function has 30 seconds. */
const mostRemovals = 200;

/** Deletes what is older than a year. With nothing to do it is one call to the store. Throws 503. */
export async function removeOldQuestions(): Promise<void> {
  const yearAgo = Date.now() - keptMs;
  const old = await listOldQuestions(yearAgo);
  const over = old.filter((id) => timeOf(id) < yearAgo).slice(0, mostRemovals);
  await mapConcurrently(over, removalsAtOnce, removeQuestion);
}

/** Sends the mails that are due. The first failure ends it: the server that refuses one mail refuses all. */
export async function sendDueQuestionMails(due: Due[]): Promise<void> {
  try {
    await mapConcurrently(due, mailsAtOnce, async (dueQuestion) => {
      if (dueQuestion.at < Date.now() - mailTriesMs) await giveUp(dueQuestion);
      else await sendQuestionMails(dueQuestion.name);
    });
  } catch (error) {
    console.error('Mails about questions are left to the next reconciliation:', error);
  }
}

/** Tries no mail of the question any more. An open question stays in the lists (rule 111). */
async function giveUp(due: Due): Promise<void> {
  const waiting = waitingQuestion(due.name);
  if (waiting.at > Date.now()) await addDue(waiting);
  await removeDue(due);
}
