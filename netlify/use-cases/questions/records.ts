import * as z from 'zod';
import {
  isFoundQuestion,
  questionId,
  questionSchema,
  type QuestionsQuery,
  type Question,
} from '#shared/question';
import { questionsPage } from '#shared/question-size';
import { HttpError, UnavailableError } from '../../errors.ts';
import { listChosen, listFolders, listKeys } from '../../ports/blobs/lists.ts';
import { readEntry } from '../../ports/blobs/entries.ts';
import { orMissing, readable } from '../../ports/blobs/readable.ts';
import { createOrReadJson, removeKey, updateJson } from '../../ports/blobs/records.ts';
import { recordActivity } from '../admin/activity.ts';
import { addDue, dueAt, removeDue, type Due } from '../due.ts';
import { dayMs, timeOf } from '../places.ts';

export const keptMs = 365 * dayMs;

/** The months are folders under it. */
const prefix = 'questions/';

const mailSchema = z.object({
  kind: z.enum(['painter', 'asker']),
  state: z.enum(['due', 'sending', 'sent']),
  at: z.string(),
});
export type QuestionMail = z.infer<typeof mailSchema>;

const recordSchema = questionSchema.extend({
  /** In the question's language. */
  translatedTitle: z.string().optional(),
  /** The artwork was hidden: its title is for the painter only. */
  isUntold: z.boolean().optional(),
  mails: z.array(mailSchema),
});
/** One that cannot be read stops no mail of another, and nothing replaces it. */
const questionOrMissing = orMissing(recordSchema);
export const storedQuestions = { prefix, schema: questionOrMissing };
export type QuestionRecord = z.infer<typeof recordSchema>;

/** Stores a question, or leaves the one that exists already as it is. Returns the stored one. Throws 503. */
export async function createQuestion(question: QuestionRecord): Promise<QuestionRecord> {
  await addDue(question.mails.length > 0 ? dueQuestion(question.id) : waitingQuestion(question.id));
  const stored = await createOrReadJson(keyOf(question.id), question, questionOrMissing);
  if (!stored) throw new UnavailableError('shop');
  return stored;
}

/** Returns the stored question, or null if it was deleted. Throws 503. */
export function updateQuestion(
  id: string,
  change: (question: QuestionRecord) => QuestionRecord | null,
): Promise<QuestionRecord | null> {
  return updateJson(keyOf(id), questionOrMissing, change);
}

/** Returns a page of questions, newest first. Throws 503. */
export async function listQuestions(query: QuestionsQuery): Promise<Question[]> {
  const { before, find, show } = query;
  const most = find || show ? Infinity : questionsPage;
  const newest = (keys: string[]) =>
    keys.filter((key) => !before || idOf(key) < before).slice(-most);
  const read = await listChosen(prefix, newest, questionSchema);
  const questions = [...read.values()].filter((question) => isFoundQuestion(question, query));
  return questions.reverse().slice(0, questionsPage);
}

export async function countQuestions(): Promise<number> {
  return (await listKeys(prefix)).length;
}

/** Throws 404, 503. */
export async function editQuestion(id: string, state: Question['state']): Promise<Question> {
  const waiting = waitingQuestion(id);
  if (state === 'open') await addDue(waiting);
  const stored = await updateQuestion(id, (question) =>
    question.state === state ? null : { ...question, state },
  );
  if (!stored) throw unknownQuestion();
  if (state === 'answered') await removeDue(waiting);
  return questionSchema.parse(stored);
}

/** Throws 503. */
export async function deleteQuestion(id: string, editor: string): Promise<void> {
  const keys = [dueQuestion(id), waitingQuestion(id)];
  await Promise.all([removeKey(keyOf(id)), ...keys.map(removeDue)]);
  await recordActivity(editor, 'Deleted a question');
}

/** Returns the ids of the months until `before` (ms since 1970). Throws 503. */
export async function listOldQuestions(before: number): Promise<string[]> {
  const folders = await listFolders(prefix);
  const months = monthsIn(folders).filter((month) => month <= monthOf(`${before}`));
  const old = await Promise.all(months.map((month) => listKeys(`${prefix}${month}/`)));
  return old.flat().map(idOf);
}

/** Returns the one due key that a question has until its mails are sent. */
function dueQuestion(id: string): Due {
  return dueAt(timeOf(id), 'question', id);
}

/** Returns the due key that an open question has after that, until it is deleted (rule 111). Throws 404 for what is no id. */
export function waitingQuestion(id: string): Due {
  requireId(id);
  return dueAt(timeOf(id) + keptMs, 'question', id);
}

/** Ends the due key of its mails. An open question keeps another one. Throws 503. */
export async function endQuestionMails({
  id,
  state,
}: Pick<Question, 'id' | 'state'>): Promise<void> {
  if (state === 'open') await addDue(waitingQuestion(id));
  await removeDue(dueQuestion(id));
}

export async function listQuestionIds(): Promise<string[]> {
  return (await listKeys(prefix)).map(idOf);
}

/** Returns the question, or null if it was deleted or cannot be read (rule 84). Throws 503. */
export async function findListedQuestion(id: string): Promise<Question | null> {
  const entry = await readEntry(keyOf(id));
  return entry && (readable(keyOf(id), entry.value, questionSchema)?.value ?? null);
}

export function removeQuestion(id: string): Promise<void> {
  return removeKey(keyOf(id));
}

function monthsIn(folders: string[]): string[] {
  return folders.map(idOf).filter((name) => /^\d{4}-\d{2}$/.test(name));
}

function monthOf(id: string): string {
  return new Date(timeOf(id)).toISOString().slice(0, 7);
}

/** Throws 404 for what is no id. */
function keyOf(id: string): string {
  requireId(id);
  return `${prefix}${monthOf(id)}/${id}`;
}

function requireId(id: string): void {
  if (!questionId.test(id)) throw unknownQuestion();
}

function unknownQuestion(): HttpError {
  return new HttpError(404, 'There is no such question any more. Reload the page.');
}

function idOf(key: string): string {
  return key.slice(key.lastIndexOf('/') + 1);
}
