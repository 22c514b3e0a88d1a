import { sideBySide } from '../../concurrency.ts';
import { dayMs, timeOf } from '../places.ts';
import { sendQuestionMails } from './mails.ts';
import { listForTheClock, removeDue, removeQuestion } from './records.ts';

const keptMs = 365 * dayMs;
const mailTriesMs = 30 * dayMs;
const mailsAtOnce = 4;
const removalsAtOnce = 8;
/** The rest is left to the next run: the clock's function has 30 seconds. */
const mostRemovals = 200;

/** Sends the mails that are due and deletes what is older than a year. With nothing to do it is one call to the store. Throws 503. */
export async function lookAfterQuestions(): Promise<void> {
  const yearAgo = Date.now() - keptMs;
  const { due, old } = await listForTheClock(yearAgo);
  const over = old.filter((id) => timeOf(id) < yearAgo).slice(0, mostRemovals);
  await Promise.all([sendDue(due), sideBySide(over, removalsAtOnce, removeQuestion)]);
}

/** The first failure ends it: the server that refuses one mail refuses all. */
async function sendDue(ids: string[]): Promise<void> {
  try {
    await sideBySide(ids, mailsAtOnce, async (id) => {
      if (timeOf(id) < Date.now() - mailTriesMs) await removeDue(id);
      else await sendQuestionMails(id);
    });
  } catch (error) {
    console.error('Mails about questions are left to the next reconciliation:', error);
  }
}
