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

/** Sends a letter, and notes whether the mail server takes letters (rule 100). Throws if it does not, and in a preview. */
export async function deliver(
  letter: Letter,
  { painterAddress }: Pick<MailShop, 'painterAddress'>,
): Promise<void> {
  try {
    await sendLetter(letter);
  } catch (error) {
    const problem = mailProblemOf(error);
    // A stranger may have typed an address that no server takes.
    const isServers = problem !== 'refused' || letter.to === painterAddress;
    if (problem && isServers) await recordRefusal(problem).catch(console.error);
    throw error;
  }
  await forgetRefusal().catch(console.error);
}

/** Removes the refusal after a letter was sent or a check signed in. Only a letter shows that the sender is accepted. Throws 503. */
export async function forgetRefusal(by: 'letter' | 'check' = 'letter'): Promise<void> {
  const stays = by === 'check' && (await readRefusal())?.problem === 'refused';
  if (!stays && (await hasRecord(key))) await removeKey(key);
}

/** Returns the refusal, or null while the mail server takes letters. Throws 503. */
export async function readRefusal(): Promise<{ since: string; problem: MailProblem } | null> {
  const stored = await readJson(key, schema);
  return stored && { ...stored, problem: stored.problem as MailProblem };
}

async function recordRefusal(problem: MailProblem): Promise<void> {
  const now = new Date().toISOString();
  await upsertJson(key, schema, (before) =>
    before?.problem === problem ? null : { since: before?.since ?? now, problem },
  );
}
