import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import type { Store } from '@netlify/blobs';
import { prepareFunctions } from '../../../netlify/build/prepared-functions.ts';
import { blobsContext } from '../../../netlify/server/platform/blobs-server.ts';
import { createEnvironment } from '../../../netlify/local/settings/environment.ts';
import { createFaults } from '../../../netlify/sandbox/faults.ts';
import { openServer } from '../../../netlify/sandbox/http.ts';
import type { FeedPost } from '../../../netlify/sandbox/instagram/feed.ts';
import { openInstagram } from '../../../netlify/sandbox/instagram/routes.ts';
import { sampleFeed } from '../../../netlify/sandbox/instagram/sample-feed.ts';
import type { SyncRecord } from '../../../netlify/use-cases/instagram/sync-record.ts';
import { signInAdmin } from '../../fixtures/buyers/buyers.ts';
import { access, openStore, startBlobs } from '../../fixtures/blobs/platform-blobs.ts';
import { project } from '../../fixtures/start/platform-template.ts';
import { syncBudget } from '../budgets.ts';
import type { Extent, Section } from '../section.ts';

const manyPostsOf = { quick: 200, full: 2000 };
const minuteMs = 60_000;
const pollMs = 200;
const password = 'lakay se lakay';

type SyncTime = {
  sync: string;
  posts: number;
  seconds: number;
  requests: number;
  peakMegabytes: number;
};

/** Measures the first sync of many posts with their pictures, and a sync without news after it. */
export async function measureInstagramSync({ isQuick }: Extent): Promise<Section> {
  const rows = await timeSyncs(manyPostsOf[isQuick ? 'quick' : 'full']);
  const title = "Syncs from Instagram; requests are those to Instagram's API";
  return { title, rows, broken: findOver(rows) };
}

async function timeSyncs(posts: number): Promise<SyncTime[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'atelye-sync-'));
  writeFileSync(join(dataDir, 'instagram-feed.json'), JSON.stringify(manyPosts(posts)));
  const blobs = await startBlobs(dataDir);
  const server = await openServer(0);
  const faults = createFaults();
  const instagram = openInstagram({ base: server.url, dataDir, faults });
  server.start(instagram.routes);
  const setting = {
    env: environmentOf(dataDir, server.url, blobsContext(blobs.port, access)),
    folder: await prepareFunctions(project),
    records: openStore(blobs.port),
  };
  const times: SyncTime[] = [];
  try {
    for (const sync of ['first', 'without news']) {
      const before = countRequests(instagram);
      const measured = await syncOnce(setting);
      times.push({ sync, ...measured, requests: countRequests(instagram) - before });
    }
  } finally {
    await Promise.all([server.close(), blobs.close()]);
    rmSync(dataDir, { recursive: true });
  }
  return times;
}

function findOver([first, quiet]: SyncTime[]): string[] {
  const over: string[] = [];
  if (!first || !quiet) return ['the sync was not measured'];
  const { seconds, peakMegabytes, quietRequests } = syncBudget;
  if (first.seconds > seconds) over.push('time of the first sync');
  if (first.peakMegabytes > peakMegabytes) over.push('memory of the first sync');
  if (quiet.requests > quietRequests) over.push('requests of a sync without news');
  return over;
}

type Setting = { env: Record<string, string>; folder: string; records: Store };

async function syncOnce({ env, folder, records }: Setting) {
  const script = join(import.meta.dirname, 'sync-process.ts');
  const child = fork(script, [folder], { env: { ...process.env, ...env } });
  try {
    const [{ port }] = (await once(child, 'message')) as [{ port: number }];
    const { send } = await signInAdmin(
      { url: `http://127.0.0.1:${port}`, sandboxUrl: '' },
      password,
    );
    await send('POST', '/api/admin/instagram/sync');
    const last = await waitForEnd(records);
    child.send('peak?');
    const [{ megabytes }] = (await once(child, 'message')) as [{ megabytes: number }];
    return {
      posts: last.seen,
      seconds: (Date.parse(last.finishedAt) - Date.parse(last.startedAt)) / 1000,
      peakMegabytes: Math.round(megabytes),
    };
  } finally {
    child.kill();
  }
}

async function waitForEnd(records: Store) {
  for (;;) {
    const { run, last, trouble } = (await records.get('instagram/sync', {
      type: 'json',
    })) as SyncRecord;
    if (trouble) throw new Error(`The sync failed: ${trouble.problem}`);
    if (!run && last) return last;
    await wait(pollMs);
  }
}

/** Returns the samples repeated, each a minute older and with its own title. */
function manyPosts(count: number): FeedPost[] {
  const samples = sampleFeed().filter(({ media }) =>
    media.every(({ file }) => file.endsWith('.jpg')),
  );
  return Array.from({ length: count }, (_, index) => ({
    ...samples[index % samples.length]!,
    id: String(17_900_000_000_000_000n + BigInt(count - index)),
    caption: `“Travay ${count - index}”\n18 x 24, $100\n#ArtForSale`,
    timestamp: new Date(Date.now() - index * minuteMs).toISOString(),
  }));
}

function countRequests({ state }: ReturnType<typeof openInstagram>): number {
  return state().calls;
}

function environmentOf(dataDir: string, sandboxUrl: string, context: string) {
  const { variables } = createEnvironment(project, { DATA_DIR: dataDir, ADMIN_PASSWORD: password });
  return {
    ...variables,
    NETLIFY_BLOBS_CONTEXT: context,
    INSTAGRAM_API_URL: `${sandboxUrl}/instagram`,
    LOCAL_MEDIA_ORIGIN: sandboxUrl,
    BUILD_HOOK_URL: '',
  };
}
