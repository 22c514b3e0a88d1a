import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import {
  bundlePath,
  prepareFunctions,
  type BundledFunction,
  readManifest,
} from '../../../netlify/build/prepared-functions.ts';
import { answerBlobs } from '../../../netlify/server/platform/blobs-server.ts';
import { openBlobsStore } from '../../../netlify/server/platform/blobs-store.ts';
import { serve } from '../../../netlify/node/web-server.ts';
import { least } from '../../fixtures/start/least-environment.ts';
import { project } from '../../fixtures/start/platform-template.ts';
import { startFunction } from '../../netlify/function-process.ts';
import { toLambdaEvent } from '../../netlify/lambda-event.ts';
import { site } from '../../netlify/netlify-build.ts';
import { seedStore } from '../../netlify/real-store.ts';
import { siteBuiltAt } from '../../fixtures/publishing/site-version.ts';
import { packFunction } from '../../netlify/pack-function.ts';
import { putFilm } from '../../fixtures/media.ts';
import { median } from '../section.ts';

/** A minute of 720p; a player asks for it in answers of 4 MB. */
export const playedFilm = { bytes: 10_000_000, answers: 3 };

const rounds = 5;
const blobsMs = 80;
const siteMs = 80;
const token = 'a-token';

/** Milliseconds to the end of the work: of a call in a fresh process, and of the next call in it. */
type Times = { fresh: number; warm: number };
export type Timed = Pick<BundledFunction, 'name' | 'schedule'> & Times;

/** The first answer to a player: 4 MB of a film. */
const range = { range: 'bytes=0-' };

/** Times the clock's functions and those that visitors call, at 80 ms a call of Blobs. */
export async function timeFunctions(): Promise<Timed[]> {
  const home = mkdtempSync(join(tmpdir(), 'atelye-credits-'));
  const store = openBlobsStore(home);
  await seedStore(store);
  const film = putFilm(store, playedFilm.bytes);
  const version = siteBuiltAt(new Date());
  const server = await serve(0, async (request) => {
    const isSite = new URL(request.url).pathname === '/version.json';
    await wait(isSite ? siteMs : blobsMs);
    if (isSite) return Response.json(version);
    return answerBlobs(request, { store, siteId: site.siteId, token });
  });
  const url = `http://127.0.0.1:${server.port}`;
  const env = {
    ...least,
    SITE_URL: site.url,
    URL: site.url,
    BUILD_HOOK_URL: 'https://api.netlify.com/build_hooks/none',
  };
  const prepared = await prepareFunctions(project);
  const manifest = readManifest(prepared);

  async function time(name: string, folder: string): Promise<Times> {
    const { routes = [], schedule } = manifest.find((one) => one.name === name)!;
    const isFilm = name === 'media';
    const pattern = routes[0]?.pattern ?? `/.netlify/functions/${name}`;
    const address = site.url + (isFilm ? `/media/${film}` : pattern);
    const ask = async (running: Awaited<ReturnType<typeof startFunction>>, since: number) => {
      const method = schedule ? 'POST' : 'GET';
      const request = new Request(address, { method, ...(isFilm && { headers: range }) });
      const event = await toLambdaEvent(request, {
        ip: '203.0.113.1',
        context: 'production',
        blobs: { url, token },
        name,
        route: routes[0]?.pattern,
        isPublished: true,
      });
      const { answer, whenOver } = running.call(event);
      const { status } = await answer;
      await whenOver;
      if (status !== (isFilm ? 206 : 200))
        throw new Error(`${name} answered ${status}: ${running.output()}`);
      return performance.now() - since;
    };
    const startedAt = performance.now();
    const running = await startFunction({ folder, env, hosts: { [site.url]: url } });
    const fresh = await ask(running, startedAt);
    const warm = await ask(running, performance.now());
    running.close();
    return { fresh, warm };
  }

  try {
    const timed: Timed[] = [];
    for (const { name, schedule } of manifest.filter(isCounted)) {
      const folder = await packFunction(bundlePath(prepared, name), name, home);
      await time(name, folder);
      const found: Times[] = [];
      for (let round = 0; round < rounds; round++) found.push(await time(name, folder));
      const fresh = median(found.map((one) => one.fresh));
      timed.push({ name, schedule, fresh, warm: median(found.map(({ warm }) => warm)) });
    }
    return timed;
  } finally {
    await server.close();
    store.close();
    rmSync(home, { recursive: true });
  }
}

function isCounted({ name, schedule }: BundledFunction): boolean {
  return Boolean(schedule) || name === 'availability' || name === 'media';
}
