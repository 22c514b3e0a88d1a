import { isWithin } from '#shared/since';
import { InstagramError } from '../../ports/instagram/answer.ts';
import {
  listPosts,
  postsPerPage,
  readAccount,
  type InstagramAccount,
} from '../../ports/instagram/graph.ts';
import type { OddPost } from '../../ports/instagram/posts.ts';
import { askAboutAccount, withdrawMissing } from './gone-posts.ts';
import { importPosts, noChange, type Import } from './post-import.ts';
import { listPostKeys } from './post-record.ts';
import { digestOf, preparePost, type PreparedPost } from './prepared-post.ts';
import type { Account, GonePosts, SyncRecord, SyncRun } from './sync-record.ts';
import { countPost } from './sync-result.ts';

const dayMs = 86_400_000;
const postsAtOnce = 4;
const smallFeed = 2 * postsPerPage;

/** `keep` stores the run; it throws when the run has to end. `take` stores whose posts come in. `origin`: of the token. */
type Reading = {
  run: SyncRun;
  token: string;
  origin: string;
  saleTag: string;
  isLookFirst: boolean;
  keep(): Promise<void>;
  take(account: Account): Promise<void>;
};

type Known = Pick<SyncRecord, 'full' | 'account' | 'gone'>;

/** The token is of another account than the posts in the shop, and the painter has not answered. */
export class OtherAccountError extends Error {
  readonly gone: GonePosts;

  constructor(gone: GonePosts) {
    super('The token is of another account');
    this.gone = gone;
  }
}

/**
 * Reads all posts, or the first page if nothing is new by its mark, then looks for items whose post is missing. Adds to the run what
 * is done. Returns the last full read, and what the painter has to answer. Throws OtherAccountError before anything comes in,
 * InstagramError, 503.
 */
export async function readFeed(
  reading: Reading,
  known: Known,
): Promise<Pick<SyncRecord, 'full' | 'gone'>> {
  const { run, keep } = reading;
  const { full } = known;
  const isSmall = full !== null && full.size <= smallFeed;
  const isSameKey = known.account?.origin === reading.origin;
  let account = isSmall && isSameKey ? null : await meetAccount(reading, known);
  let page = await listPage(reading, null);
  const size = isSmall ? full.size : (account?.posts ?? null);
  const mark = markOf(reading, size, page.posts);
  const isMarkSame = full?.mark === mark;
  // Posts that begin as before are those of the same account.
  if (!isMarkSame) account ??= await meetAccount(reading, known);
  const isSame = isMarkSame && isWithin(dayMs, full.at);
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
  const keys = [...knownKeys].filter((key) => key > oldest && !here.has(key));
  const before = full?.size ?? knownKeys.size;
  const lost = page.next ? 0 : before - seen.length;
  const asked = openQuestion(known, account, here);
  const gone = await withdrawMissing({ keys, lost, before }, asked, reading);
  const read = isFirstPageEnough ? full : { at: new Date().toISOString(), size: seen.length, mark };
  return { full: read, gone };
}

/** Asks whose posts the token shows, and takes the account if it is the first one or the painter's answer leads to it. */
async function meetAccount(
  { token, origin, take }: Reading,
  { account: known, gone }: Known,
): Promise<InstagramAccount> {
  const met = await readAccount(token);
  const { id, name } = met;
  if (id === null || (known?.id === id && known.origin === origin)) return met;
  const account = { id, name, origin };
  const isAnswered = gone?.account?.id === id && gone.answer !== null;
  if (known && known.id !== id && !isAnswered) {
    const question = await askAboutAccount(account, gone);
    if (question.posts.length > 0) throw new OtherAccountError(question);
  }
  await take(account);
  return met;
}

/** Returns the question without the posts that came back, or null. A question about another account ends when the token is no longer its. */
function openQuestion(
  { account, gone }: Known,
  met: InstagramAccount | null,
  here: ReadonlySet<string>,
): GonePosts | null {
  if (!gone || (gone.account && gone.account.id !== (met?.id ?? account?.id))) return null;
  const posts = gone.posts.filter((key) => !here.has(key));
  return posts.length > 0 ? { ...gone, posts } : null;
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
