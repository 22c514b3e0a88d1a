import { type Question } from '#shared/question';
import { mapConcurrently } from '../../concurrency.ts';
import { keyOnly, type Kind } from '../../ports/blobs/readable.ts';
import { createJson, hasRecord } from '../../ports/blobs/records.ts';
import { addDue, listAllDue } from '../due.ts';
import { findListedQuestion, listQuestionIds, waitingQuestion } from './records.ts';

/** Stands once all open questions have due keys: questions of older versions got none. */
const markedKey = 'lists/waiting-questions';
export const markedQuestions: Kind = { prefix: markedKey, schema: keyOnly };
const readsAtOnce = 50;

/** Returns the open questions, the oldest first. Each has a due key, so answered ones are not read (rule 111). Throws 503. */
export async function listOpenQuestions(): Promise<Question[]> {
  const [due, areMarked] = await Promise.all([listAllDue(), hasRecord(markedKey)]);
  const names = due.filter(({ kind }) => kind === 'question').map(({ name }) => name);
  return findOpen(areMarked ? [...new Set(names)] : await listQuestionIds());
}

/** Writes the due keys of open questions that older versions stored, once. Throws 503. */
export async function markOlderQuestions(): Promise<void> {
  if (await hasRecord(markedKey)) return;
  const open = await findOpen(await listQuestionIds());
  await mapConcurrently(open, readsAtOnce, ({ id }) => addDue(waitingQuestion(id)));
  await createJson(markedKey, {});
}

async function findOpen(ids: string[]): Promise<Question[]> {
  const questions = await mapConcurrently(ids.toSorted(), readsAtOnce, findListedQuestion);
  return questions.flatMap((question) => (question?.state === 'open' ? [question] : []));
}
