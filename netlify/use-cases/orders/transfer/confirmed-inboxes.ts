import { hashInbox } from '../../../keyed-hash.ts';
import { keyOnly, type Kind } from '../../../ports/blobs/readable.ts';
import { createJson, hasRecord } from '../../../ports/blobs/records.ts';

const prefix = 'confirmed-inboxes/';
export const confirmedInboxes: Kind = { prefix, schema: keyOnly };

/** Stores that the owner of the address has pressed the link of a mail. Safe to repeat. */
export async function recordConfirmedInbox(email: string): Promise<void> {
  await createJson(keyOf(email), { at: new Date().toISOString() });
}

export function isConfirmedInbox(email: string): Promise<boolean> {
  return hasRecord(keyOf(email));
}

function keyOf(email: string): string {
  return prefix + hashInbox(email);
}
