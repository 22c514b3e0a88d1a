import { mapConcurrently } from '../../concurrency.ts';
import { findPost } from '../../ports/instagram/graph.ts';
import { isStop, type PostImport } from './post-import.ts';
import { listPostKeys, readPostRecord, writePostRecord, type PostRecord } from './post-record.ts';
import { withdrawPost } from './post-withdrawal.ts';
import type { Account, GonePosts, SyncRun } from './sync-record.ts';
import { countChange } from './sync-result.ts';

const readAtOnce = 20;
const mostLookedUp = 6;
const fewPosts = 6;

/** The digest of a post that is gone says what became of it. A post that comes back has another digest, so it is read again. */
const withdrawn = 'gone';
const answered = { keep: 'kept', hide: 'to hide' } as const;

type StoredPost = { key: string; record: PostRecord };
type Work = { run: SyncRun; token: string; keep(): Promise<void> };

/** `keys`: of the posts that the feed lacks. `lost`: how many posts it has less than at the last full read, which had `before`. */
export type Missing = { keys: string[]; lost: number; before: number };

/**
 * Withdraws the posts that are gone, and what the painter answered to hide. Returns the question about posts that are gone at once, new
 * or still open, and withdraws none of them (rule 47).
 */
export async function withdrawMissing(
  { keys, lost, before }: Missing,
  asked: GonePosts | null,
  work: Work,
): Promise<GonePosts | null> {
  const posts = await readUndecided(keys, (key) => noteFailure(key, work));
  const askedKeys = new Set(asked?.posts);
  const isAsked = ({ key }: StoredPost) => askedKeys.has(key);
  const told = asked?.answer ? await markAll(posts.filter(isAsked), asked.answer, work) : [];
  const others = posts.filter((post) => !isAsked(post));
  const isToHide = ({ record }: StoredPost) => record.digest === answered.hide;
  await withdrawAll([...told, ...others].filter(isToHide), work);
  const fresh = others.filter((post) => !isToHide(post));
  const open = asked?.answer ? null : asked;
  if (fresh.length === 0) return open;
  if (areMany(Math.max(fresh.length, lost), before)) return open ?? askAbout(fresh, work);
  for (const post of fresh) if (await isGone(post, work)) await withdrawAll([post], work);
  return open;
}

/** Returns whether so many of a feed's posts are gone at once that it is the feed that has changed. */
export function areMany(gone: number, before: number): boolean {
  if (gone < 2) return false;
  return before < fewPosts ? gone * 2 > before : gone > 5 && gone * 3 > before;
}

/** Asks about all posts of the account before, of which none was withdrawn or kept yet. */
export async function askAboutAccount(
  account: Account,
  asked: GonePosts | null,
): Promise<GonePosts> {
  if (asked?.account?.id === account.id) return asked;
  return newQuestion(account, await readUndecided(await listPostKeys()));
}

/** Looks up a few of the posts. If all of these are there, the feed was not whole, and there is nothing to ask. */
async function askAbout(posts: StoredPost[], work: Work): Promise<GonePosts | null> {
  const there = new Set<StoredPost>();
  const lookedUp = posts.slice(0, mostLookedUp);
  for (const post of lookedUp) if (!(await isGone(post, work))) there.add(post);
  if (there.size === lookedUp.length) return null;
  return newQuestion(
    null,
    posts.filter((post) => !there.has(post)),
  );
}

function newQuestion(account: Account | null, posts: StoredPost[]): GonePosts {
  const keys = posts.map(({ key }) => key);
  return { since: new Date().toISOString(), account, posts: keys, answer: null };
}

/** Leaves out what cannot be read, after `note` of its key. */
async function readUndecided(
  keys: string[],
  note: (key: string) => void = () => undefined,
): Promise<StoredPost[]> {
  const posts = await mapConcurrently(keys, readAtOnce, async (key) => {
    const record = await readPostRecord(key).catch((error: unknown) => {
      if (isStop(error)) throw error;
      note(key);
      return null;
    });
    return record && { key, record };
  });
  return posts.flatMap((post) => {
    const isDecided = [withdrawn, answered.keep].includes(post?.record.digest ?? withdrawn);
    return post && !isDecided ? [post] : [];
  });
}

async function isGone({ record }: StoredPost, { token, keep }: Work): Promise<boolean> {
  await keep();
  return (await findPost(token, record.postId)) === null;
}

/** Writes the answer into each post, so that it also stands for an artwork that is held now. */
async function markAll(
  posts: StoredPost[],
  answer: keyof typeof answered,
  { keep }: Work,
): Promise<StoredPost[]> {
  const marked: StoredPost[] = [];
  for (const { key, record } of posts) {
    await keep();
    marked.push({ key, record: { ...record, digest: answered[answer] } });
    await writePostRecord(key, marked.at(-1)!.record);
  }
  return marked;
}

async function withdrawAll(posts: StoredPost[], { run, keep }: Work): Promise<void> {
  for (const { key, record } of posts) {
    await keep();
    const withdrawal = withdrawPost(key, record, { reason: 'gone', digest: withdrawn });
    const change = await withdrawal.catch((error: unknown) => {
      if (isStop(error)) throw error;
      console.error(`The post of ${key} could not be withdrawn`, error);
      return notRead(key);
    });
    run.result = countChange(run.result, change);
  }
}

function noteFailure(key: string, { run }: Work): void {
  run.result = countChange(run.result, notRead(key));
}

function notRead(key: string): Pick<PostImport, 'change' | 'note'> {
  return { change: 'none', note: `The record ${key} could not be read.` };
}
