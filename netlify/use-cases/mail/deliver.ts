import * as z from 'zod';
import { orMissing } from '../../ports/blobs/readable.ts';
import { hasRecord, readJson, removeKey } from '../../ports/blobs/records.ts';
import { upsertJson } from '../../ports/blobs/upsert.ts';
import { mailProblemOf, sendLetter, type Letter, type MailProblem } from '../../ports/mail.ts';
import type { MailShop } from './mail-shop.ts';

const key = 'mail/refusal';
/** Of the mail server. `since`: when its series of failures began. */
const schema = orMissing(z.object({ since: z.string(), problem: z.string() }));
export const refusals = { prefix: key, schema };
/** In place of a problem of the server: one of an address, or of the sender. */
const doubt = 'doubt';

/** Sends a letter, and notes whether the mail server takes letters (rule 100). Throws if it does not, and in a preview. */
export async function deliver(
  letter: Letter,
  { painterAddress, answersAddress }: Pick<MailShop, 'painterAddress' | 'answersAddress'>,
): Promise<void> {
  const isToPainter = letter.to === painterAddress;
  try {
    await sendLetter({ ...letter, replyTo: letter.replyTo ?? answersAddress });
  } catch (error) {
    const problem = mailProblemOf(error);
    // A stranger may have typed an address that no server takes.
    const isOfLetter = problem === 'refused' || problem === 'address';
    if (problem && (!isOfLetter || isToPainter)) await recordRefusal(problem).catch(console.error);
    throw error;
  }
  await forgetRefusal(isToPainter ? 'own letter' : 'letter').catch(console.error);
}

/** What stays: a check of the server shows nothing of a letter, and a letter to a buyer nothing of the painter's address. */
const notShownBy: Record<'check' | 'letter' | 'own letter', string[]> = {
  check: ['refused', 'address', doubt],
  letter: ['address'],
  'own letter': [],
};

/** Removes the refusal after a letter was sent or a check signed in. Throws 503. */
export async function forgetRefusal(by: keyof typeof notShownBy): Promise<void> {
  if (!(await hasRecord(key))) return;
  const refusal = await readJson(key, schema);
  if (!refusal || !notShownBy[by].includes(refusal.problem)) await removeKey(key);
}

/** Returns the refusal, or null while the mail server takes letters. Throws 503. */
export async function readRefusal(): Promise<{ since: string; problem: MailProblem } | null> {
  const stored = await readJson(key, schema);
  if (!stored || stored.problem === doubt) return null;
  return { ...stored, problem: stored.problem as MailProblem };
}

/** Stores that a buyer's address was refused by a reply that may mean the sender. The next letter that leaves removes it. Throws 503. */
export async function recordDoubt(): Promise<void> {
  const now = new Date().toISOString();
  await upsertJson(key, schema, (before) => (before ? null : { since: now, problem: doubt }));
}

/** Returns whether a letter has left since `recordDoubt`. Throws 503. */
export async function haveOthersLeft(): Promise<boolean> {
  return (await readJson(key, schema)) === null;
}

async function recordRefusal(problem: MailProblem): Promise<void> {
  const now = new Date().toISOString();
  await upsertJson(key, schema, (before) => {
    if (before?.problem === problem) return null;
    return { since: before && before.problem !== doubt ? before.since : now, problem };
  });
}
