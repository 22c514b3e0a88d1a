import { isWithin } from '#shared/since';
import { InstagramError } from '../../ports/instagram/answer.ts';
import { countPosts, findPost, listPosts, postsPerPage } from '../../ports/instagram/graph.ts';
import type { OddPost } from '../../ports/instagram/posts.ts';
import { importPosts, noChange, type Import } from './post-import.ts';
import { listPostKeys, readPostRecord } from './post-record.ts';
import { withdrawPost } from './post-withdrawal.ts';
import { digestOf, preparePost, type PreparedPost } from './prepared-post.ts';
import type { FullRead, SyncRun } from './sync-record.ts';
import { countChange, countPost } from './sync-result.ts';

const dayMs = 86_400_000;
const postsAtOnce = 4;
const smallFeed = 2 * postsPerPage;

/** `keep` stores the run; it throws when the run has to end. */
type Reading = {
  run: SyncRun;
  token: string;
  saleTag: string;
  isLookFirst: boolean;
  keep(): Promise<void>;
};

/**
 * Reads all posts, or the first page if nothing is new by its mark, then looks for items whose post is missing. Adds to the run what
 * is done. Returns the last full read. Throws InstagramError, 503.
 */
export async function readFeed(reading: Reading, full: FullRead | null): Promise<FullRead> {
  const { run, token, keep } = reading;
  const isSmall = full !== null && full.size <= smallFeed;
  const size = isSmall ? full.size : await countPosts(token);
  let page = await listPage(reading, null);
  const mark = markOf(reading, size, page.posts);
  const isSame = full?.mark === mark && isWithin(dayMs, full.at);
  const isFirstPageEnough = isSame && !isSmall && !run.isFull;
  run.total = isFirstPageEnough ? page.posts.length : size;
  const knownKeys = new Set(await listPostKeys());
  const seen: string[] = [];
  for (;;) {
    await keep();
    await importPage(page.posts, { ...reading, knownKeys }, reading);
    countOdd(page.odd, reading);
    seen.push(...page.posts.map(({ key }) => key));
    if (isFirstPageEnough || !page.next) break;
    if (page.pauseUntil)
      throw new InstagramError('limit', 'The budget is nearly spent', page.pauseUntil);
    page = await listPage(reading, page.next);
  }
  const oldest = page.next ? seen.sort()[0]! : '';
  const here = new Set(seen);
  const missing = [...knownKeys].filter((key) => key > oldest && !here.has(key));
  await withdrawMissing(missing, reading);
  return isFirstPageEnough ? full : { at: new Date().toISOString(), size: seen.length, mark };
}

async function listPage({ token, saleTag }: Reading, after: string | null) {
  const page = await listPosts(token, after);
  return { ...page, posts: page.posts.map((post) => preparePost(post, saleTag)) };
}

/** Differs after a change of the first page, of the number of posts, or of the hashtag in the settings. */
function markOf({ saleTag }: Reading, size: number | null, posts: PreparedPost[]): string {
  return digestOf([saleTag, size, posts.map(({ key, digest }) => [key, digest])]);
}

async function importPage(
  posts: PreparedPost[],
  work: Import,
  { run, keep }: Reading,
): Promise<void> {
  for (let start = 0; start < posts.length; start += postsAtOnce) {
    const batch = posts.slice(start, start + postsAtOnce);
    await importPosts(batch, work, (imported) => {
      run.result = countPost(run.result, imported);
    });
    await keep();
  }
}

/** Counts and names the posts that cannot be read. The others are read. */
function countOdd(odd: OddPost[], { run }: Reading): void {
  for (const { name, why } of odd) {
    const note = `The post ${name} was left out: ${why}.`;
    run.result = countPost(run.result, { ...noChange, reason: 'odd', note });
  }
}

/** Withdraws the missing posts. Instagram is asked for each post before anything is hidden. */
async function withdrawMissing(missing: string[], { run, token, keep }: Reading): Promise<void> {
  for (const key of missing) {
    await keep();
    const record = await readPostRecord(key);
    if (!record || record.digest === 'gone' || (await findPost(token, record.postId))) continue;
    const withdrawn = await withdrawPost(key, record, { reason: 'gone', digest: 'gone' });
    run.result = countChange(run.result, withdrawn);
  }
}
