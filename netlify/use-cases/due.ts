import { listKeys } from '../ports/blobs/lists.ts';
import { keyOnly, type Kind as RecordKind } from '../ports/blobs/readable.ts';
import { createJson, removeKey } from '../ports/blobs/records.ts';

const prefix = 'due/';
export const dueKeys: RecordKind = { prefix, schema: keyOnly };

type Kind = 'order' | 'question' | 'link';

/** Says that the clock has to look at `name`, from `at` on (milliseconds). The key is all of it. */
export type Due = { kind: Kind; at: number; name: string; key: string };

export function dueAt(at: number, kind: Kind, name: string): Due {
  return { kind, at, name, key: `${prefix}${kind}~${at}~${name}` };
}

/** A due key that stands in the store. Writes that leave something to do take one. */
export type Marked = { marked: string };
export type Marking = Marked | Promise<Marked>;

/** Stores a due key before the write that leaves something to do (rule 61): a crash leaves a look without a change. Throws 503. */
export async function addDue({ key }: Due): Promise<Marked> {
  await createJson(key, {});
  return { marked: key };
}

/** Returns those whose time has come. */
export async function listDue(): Promise<Due[]> {
  return (await listAllDue()).filter(({ at }) => at <= Date.now());
}

export async function listAllDue(): Promise<Due[]> {
  return (await listKeys(prefix)).map(parseKey);
}

export async function removeDue({ key }: Due): Promise<void> {
  await removeKey(key);
}

function parseKey(key: string): Due {
  const [kind, at, ...name] = key.slice(prefix.length).split('~');
  return { kind: kind as Kind, at: Number(at), name: name.join('~'), key };
}
