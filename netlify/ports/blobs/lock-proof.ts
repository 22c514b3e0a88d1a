import type { Condition } from './entries.ts';
import { answered, writableStore } from './store.ts';

export const writersAtOnce = 12;
const races = 2;

/** `broken` is proven: two writers won, or a condition that was false was accepted. `unfinished`: something was not answered. */
export type Proof = 'held' | 'broken' | 'unfinished';
type Answer = { outcome: 'won' | 'lost' | 'unanswered'; etag: string };

/**
 * Tries on the store whether a condition decides a write: of writers that change one record on one version one may win, and a condition
 * that is false is refused. `place`: the prefix of the record, which is removed. Throws 503, and 403 in a preview.
 */
export async function tryConditions(place: string): Promise<Proof> {
  const store = writableStore('shop');
  const key = `${place}/${crypto.randomUUID()}`;
  const write = async (condition: Condition): Promise<Answer> => {
    // Each record differs, because a version may be a hash of the content.
    const record = { nonce: crypto.randomUUID() };
    const { modified, etag } = await answered(store.setJSON(key, record, condition));
    if (!modified) return { outcome: 'lost', etag: '' };
    return etag ? { outcome: 'won', etag } : { outcome: 'unanswered', etag: '' };
  };
  try {
    const first = await write({ onlyIfNew: true });
    let version = first.etag;
    for (let race = 1; race <= races; race++) {
      if (!version) return 'unfinished';
      const condition = { onlyIfMatch: version };
      const answers = await Promise.all(
        Array.from({ length: writersAtOnce }, () => write(condition)),
      );
      const won = answers.filter(({ outcome }) => outcome === 'won');
      if (won.length > 1) return 'broken';
      if (answers.some(({ outcome }) => outcome === 'unanswered')) return 'unfinished';
      version = won[0]?.etag ?? '';
    }
    const refused = await Promise.all([
      write({ onlyIfMatch: first.etag }),
      write({ onlyIfNew: true }),
    ]);
    if (refused.some(({ outcome }) => outcome === 'won')) return 'broken';
    const isWhole = version && refused.every(({ outcome }) => outcome === 'lost');
    return isWhole ? 'held' : 'unfinished';
  } finally {
    await store.delete(key).catch(() => undefined);
  }
}
