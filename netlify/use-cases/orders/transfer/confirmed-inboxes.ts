import * as z from 'zod';
import { hashInbox } from '../../../keyed-hash.ts';
import { createJson, readJson } from '../../../ports/blobs/records.ts';

const confirmedSchema = z.object({ at: z.string() });

/** Stores that the owner of the address has pressed the link of a mail. Safe to repeat. */
export async function recordConfirmedInbox(email: string): Promise<void> {
  await createJson(keyOf(email), { at: new Date().toISOString() });
}

export async function isConfirmedInbox(email: string): Promise<boolean> {
  return (await readJson(keyOf(email), confirmedSchema)) !== null;
}

function keyOf(email: string): string {
  return `confirmed-inboxes/${hashInbox(email)}`;
}
