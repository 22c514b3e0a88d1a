import { InstagramError } from '../../ports/instagram-answer.ts';
import {
  countPosts,
  findPost,
  listPosts,
  postsPerPage,
  type InstagramPost,
} from '../../ports/instagram.ts';
import { listPostKeys, postKey, readPostRecord } from './post-record.ts';
import { takePost, type Taken } from './posts.ts';
import type { Run, Sync } from './record.ts';
import { emptied, withNews, withPage } from './tally.ts';
import { withdrawPost } from './withdraw.ts';

const atOnce = 4;
const tellEveryMs = 1000;

export type Slice = {
  token: string;
  feed: Sync['feed'];
  /** When this slice has to be over, in ms since 1970. */
  until: number;
  keep(run: Run): Promise<void>;
};
type Work = Slice & { known: Set<string> };

/**
 * Goes on with a walk until its end or until the slice is over, and keeps where it stands after every page. Answers the run
 * at its end, or null when there is more to do. Throws InstagramError.
 */
export async function walk(slice: Slice, begun: Run): Promise<Run | null> {
  const work = { ...slice, known: await listPostKeys() };
  let run = await counted(work, begun);
  for (;;) {
    const page = await listOrRestart(work, run);
    const { taken, isWhole, error } = await takeAll(page.posts, work, run);
    run = withNews(run, taken);
    if (!isWhole) {
      await work.keep(run);
      if (error) throw error;
      return null;
    }
    run = withPage(run, taken);
    run = withNews(run, await takeGone(run, page, work));
    run = { ...goFurther(run, page.posts, work), ...bounds(page.posts, run), cursor: page.next };
    if (!page.next || !run.isFull) return run;
    await work.keep(run);
    if (page.pauseUntil)
      throw new InstagramError('limit', 'The budget is nearly spent', page.pauseUntil);
    if (Date.now() > work.until) return null;
  }
}

/** Instagram is asked for the number of posts at a walk's beginning, unless two pages tell it anyway. */
async function counted(work: Work, run: Run): Promise<Run> {
  const isKnown = work.feed !== null && work.feed.size <= 2 * postsPerPage;
  if (run.isCounted || isKnown) return run;
  const count = await countPosts(work.token);
  const total = run.isFull ? (count ?? run.total) : Math.min(count ?? postsPerPage, postsPerPage);
  const begun = { ...run, count, total, isCounted: true };
  await work.keep(begun);
  return begun;
}

/** The next page. A cursor that no longer holds sends the walk back to the first page; what is done is quickly passed. */
async function listOrRestart(work: Work, run: Run) {
  try {
    return await listPosts(work.token, run.cursor);
  } catch (error) {
    const isLost = error instanceof InstagramError && error.problem === 'page';
    if (!isLost || run.cursor === null) throw error;
    await work.keep({ ...run, cursor: null, boundary: null, result: emptied(run) });
    throw error;
  }
}

/** Takes the posts of a page, a few at once, until the slice is over or Instagram fails. */
async function takeAll(posts: InstagramPost[], { known, token, until, keep }: Work, run: Run) {
  const { saleTag, result } = run;
  const taken: Taken[] = [];
  let toldAt = Date.now();
  for (let start = 0; start < posts.length; start += atOnce) {
    if (start > 0 && Date.now() > until) return { taken, isWhole: false };
    const batch = posts.slice(start, start + atOnce);
    const done = await Promise.allSettled(
      batch.map((post) => takePost(post, { token, saleTag, known })),
    );
    taken.push(...done.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : [])));
    const failed = done.find(({ status }) => status === 'rejected');
    if (failed?.status === 'rejected') return { taken, isWhole: false, error: failed.reason };
    if (Date.now() - toldAt < tellEveryMs) continue;
    await keep({ ...withNews(run, taken), done: result.seen + taken.length });
    toldAt = Date.now();
  }
  return { taken, isWhole: true };
}

/** Records whose post should have stood on this page. Each is asked for by itself before anything is hidden. */
async function takeGone(
  run: Run,
  { posts, next }: { posts: InstagramPost[]; next: string | null },
  { known, token }: Work,
): Promise<Taken[]> {
  const here = new Set(posts.map(postKey));
  const oldest = next ? [...here].sort()[0]! : '';
  const missing = [...known].filter(
    (key) => key > oldest && (run.boundary === null || key < run.boundary) && !here.has(key),
  );
  const taken: Taken[] = [];
  for (const key of missing) {
    const record = await readPostRecord(key);
    if (!record || record.digest === 'gone' || (await findPost(token, record.postId))) continue;
    const done = await withdrawPost(key, record, { reason: 'gone', digest: 'gone' });
    taken.push({ reason: 'gone', ...done });
  }
  return taken;
}

/** A walk that wanted the first page only goes on when the number of posts says that more has changed than it saw. */
function goFurther(run: Run, posts: InstagramPost[], { feed }: Work): Run {
  if (run.isFull || !feed) return run;
  const fresh = posts.filter((post) => postKey(post) > (feed.newest ?? '')).length;
  const isExplained = run.count === null || feed.count === null || run.count - feed.count === fresh;
  if (isExplained && fresh < posts.length) return run;
  return { ...run, isFull: true, total: run.count };
}

function bounds(posts: InstagramPost[], run: Run): Pick<Run, 'boundary' | 'newest'> {
  const keys = posts.map(postKey).sort();
  return { boundary: keys[0] ?? run.boundary, newest: run.newest ?? keys.at(-1) ?? null };
}
