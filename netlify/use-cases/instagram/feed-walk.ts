import { HttpError } from '../../errors.ts';
import { InstagramError } from '../../ports/instagram/answer.ts';
import { countPosts, findPost, listPosts, postsPerPage } from '../../ports/instagram/graph.ts';
import { importPost, noChange, type PostImport } from './post-import.ts';
import { listPostKeys, readPostRecord } from './post-record.ts';
import { withdrawPost } from './post-withdrawal.ts';
import { preparePost, type PreparedPost } from './prepared-post.ts';
import { addImports, withoutSeen, type SyncRecord, type SyncRun } from './sync-record.ts';

const postsAtOnce = 4;
const keepEveryMs = 1000;

type FeedSlice = {
  token: string;
  feed: SyncRecord['feed'];
  /** In ms since 1970. */
  until: number;
  keep(run: SyncRun): Promise<void>;
};
type FeedWork = FeedSlice & { known: Set<string> };

/** Stores the run after every page. Returns the finished run, or null at the end of the slice. Throws InstagramError. */
export async function walkFeed(slice: FeedSlice, begun: SyncRun): Promise<SyncRun | null> {
  const work = { ...slice, known: await listPostKeys() };
  let run = await withPostCount(work, begun);
  for (;;) {
    const listed = await listPosts(work.token, run.cursor).catch((error) =>
      restartFeed(work, run, error),
    );
    const page = { ...listed, posts: listed.posts.map((post) => preparePost(post, begun.saleTag)) };
    const { imports, isWhole, error } = await importPage(page.posts, work, run);
    run = addImports(run, imports, isWhole);
    if (!isWhole) {
      await work.keep(run);
      if (error) throw error;
      return null;
    }
    run = addImports(run, await withdrawMissing(run, page, work));
    run = { ...withFullWalk(run, page.posts, work), ...bounds(page.posts, run), cursor: page.next };
    if (!page.next || !run.isFull) return run;
    await work.keep(run);
    if (page.pauseUntil)
      throw new InstagramError('limit', 'The budget is nearly spent', page.pauseUntil);
    if (Date.now() > work.until) return null;
  }
}

/** Asks for the number of posts first, unless two pages show it anyway. */
async function withPostCount(work: FeedWork, run: SyncRun): Promise<SyncRun> {
  const isKnown = work.feed !== null && work.feed.size <= 2 * postsPerPage;
  if (run.isCounted || isKnown) return run;
  const count = await countPosts(work.token);
  const total = run.isFull ? (count ?? run.total) : Math.min(count ?? postsPerPage, postsPerPage);
  const counted = { ...run, count, total, isCounted: true };
  await work.keep(counted);
  return counted;
}

/** An expired cursor restarts at page one; posts with an unchanged digest are skipped. */
async function restartFeed(work: FeedWork, run: SyncRun, error: unknown): Promise<never> {
  const isLost = error instanceof InstagramError && error.problem === 'page';
  if (isLost && run.cursor !== null)
    await work.keep({ ...run, cursor: null, boundary: null, result: withoutSeen(run) });
  throw error;
}

async function importPage(posts: PreparedPost[], work: FeedWork, run: SyncRun) {
  const imports: PostImport[] = [];
  let keptAt = Date.now();
  for (let start = 0; start < posts.length; start += postsAtOnce) {
    if (start > 0 && Date.now() > work.until) return { imports, isWhole: false };
    const batch = posts.slice(start, start + postsAtOnce);
    const settled = await Promise.allSettled(
      batch.map((post) => importPost(post, work).catch((error) => failedImport(post, error))),
    );
    imports.push(...settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : [])));
    const failed = settled.find(({ status }) => status === 'rejected');
    if (failed?.status === 'rejected') return { imports, isWhole: false, error: failed.reason };
    if (Date.now() - keptAt < keepEveryMs) continue;
    await work.keep({ ...addImports(run, imports), done: run.result.seen + imports.length });
    keptAt = Date.now();
  }
  return { imports, isWhole: true };
}

/** Throws what stops the sync, InstagramError and 503; another failure is that of one post. */
function failedImport({ post }: PreparedPost, error: unknown): PostImport {
  if (error instanceof InstagramError || error instanceof HttpError) throw error;
  console.error(`Post ${post.id} could not be processed`, error);
  return { ...noChange, reason: 'failed' };
}

/** Finds records whose post is missing on this page. Each post is asked for before anything is hidden. */
async function withdrawMissing(
  { boundary }: SyncRun,
  { posts, next }: { posts: PreparedPost[]; next: string | null },
  { known, token }: FeedWork,
): Promise<PostImport[]> {
  const here = new Set(posts.map(({ key }) => key));
  const oldest = next ? [...here].sort()[0]! : '';
  const missing = [...known].filter(
    (key) => key > oldest && (boundary === null || key < boundary) && !here.has(key),
  );
  const imports: PostImport[] = [];
  for (const key of missing) {
    const record = await readPostRecord(key);
    if (!record || record.digest === 'gone' || (await findPost(token, record.postId))) continue;
    const withdrawn = await withdrawPost(key, record, { reason: 'gone', digest: 'gone' });
    imports.push({ reason: 'gone', ...withdrawn });
  }
  return imports;
}

/** Continues past the first page only if the number of posts shows more changes than were seen. */
function withFullWalk(run: SyncRun, posts: PreparedPost[], { feed }: FeedWork): SyncRun {
  if (run.isFull || !feed) return run;
  const fresh = posts.filter(({ key }) => key > (feed.newest ?? '')).length;
  const isExplained = run.count === null || feed.count === null || run.count - feed.count === fresh;
  if (isExplained && fresh < posts.length) return run;
  return { ...run, isFull: true, total: run.count };
}

function bounds(posts: PreparedPost[], run: SyncRun): Pick<SyncRun, 'boundary' | 'newest'> {
  const keys = posts.map(({ key }) => key).sort();
  return { boundary: keys[0] ?? run.boundary, newest: run.newest ?? keys.at(-1) ?? null };
}
