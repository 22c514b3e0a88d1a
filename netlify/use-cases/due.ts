import { listKeys } from '../ports/blobs/lists.ts';
import { createJson, removeKey } from '../ports/blobs/records.ts';

const prefix = 'due/';

type Kind = 'order' | 'question' | 'link';

/** Says that the clock has to look at `name`, from `at` on (milliseconds). The key is all of it. */
export type Due = { kind: Kind; at: number; name: string; key: string };

export function dueAt(at: number, kind: Kind, name: string): Due {
  return { kind, at, name, key: `${prefix}${kind}~${at}~${name}` };
}

/** Before the write that leaves something to do (rule 61): a crash leaves a look without a change. Throws 503. */
export async function addDue({ key }: Due): Promise<void> {
  await createJson(key, {});
}

/** Returns those whose time has come. */
export async function listDue(): Promise<Due[]> {
  const keys = await listKeys(prefix);
  return keys.map(parseKey).filter(({ at }) => at <= Date.now());
}

export async function removeDue({ key }: Due): Promise<void> {
  await removeKey(key);
}

function parseKey(key: string): Due {
  const [kind, at, ...name] = key.slice(prefix.length).split('~');
  return { kind: kind as Kind, at: Number(at), name: name.join('~'), key };
}
