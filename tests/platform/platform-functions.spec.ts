import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { test as base, expect } from '@playwright/test';
import { bundlePath } from '../../netlify/build/prepared-functions.ts';
import {
  callsAtOnce,
  createFunctionsHost,
  type FunctionsHost,
  type Pace,
} from '../../netlify/server/platform/functions/functions-host.ts';
import { moveClock, resetClock } from '../../netlify/sandbox/clock.ts';
import { isDueBetween } from '../../netlify/server/platform/functions/schedules.ts';

const siteUrl = 'http://localhost:8888';
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
/** A busy machine starts the functions within this time before the hour. */
const startMs = 1000;

type Described = { routes?: object[]; schedule?: string; code: string };

type OpenHost = (functions: Record<string, Described>, pace?: Pace) => FunctionsHost;

const test = base.extend<{ host: OpenHost }>({
  host: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'atelye-functions-'));
    const hosts: FunctionsHost[] = [];
    await use((functions, pace = 'by-itself') => {
      writeFunctions(folder, functions);
      hosts.push(createFunctionsHost({ folder, siteUrl, pace }));
      return hosts.at(-1)!;
    });
    await Promise.all(hosts.map((host) => host.close()));
    rmSync(folder, { recursive: true });
  },
});

test('A function gets its parameters, the visitor’s address and the real URL', async ({ host }) => {
  const functions = host({
    orders: {
      routes: [{ pattern: '/api/orders/:id/status', expression: '…', methods: ['PATCH'] }],
      code: `({ url }, { params, ip }) => Response.json({ url, params, ip })`,
    },
  });
  const request = new Request('http://shop.example/api/orders/A%20B/status?x=1', {
    method: 'PATCH',
  });
  const match = functions.match('PATCH', '/api/orders/A%20B/status')!;
  const answer = await functions.call(match, request, '127.0.0.2');
  expect(await answer.json()).toEqual({
    url: 'http://shop.example/api/orders/A%20B/status?x=1',
    params: { id: 'A%20B' },
    ip: '127.0.0.2',
  });
});

test('A literal path goes before one with parameters; methods and other paths do not match', ({
  host,
}) => {
  const { match } = host({
    byId: { routes: [{ pattern: '/api/artworks/:id', methods: [] }], code: '() => {}' },
    all: {
      routes: [{ pattern: '/api/artworks/all', literal: '/api/artworks/all', methods: ['GET'] }],
      code: '() => {}',
    },
  });
  expect(match('GET', '/api/artworks/all')?.name).toBe('all');
  expect(match('GET', '/api/artworks/all/')?.name).toBe('all');
  expect(match('POST', '/api/artworks/all')?.name).toBe('byId');
  expect(match('GET', '/api/artworks/one/two')).toBeNull();
  expect(match('GET', '/api')).toBeNull();
});

test('The time of a call does not begin while another function is loaded', async ({ host }) => {
  const functions = host({
    measured: {
      code: `async () => {
        const begun = performance.now();
        await new Promise((resolve) => setTimeout(resolve, 100));
        return Response.json(performance.now() - begun);
      }`,
    },
    heavy: {
      // Its files are read first, then it occupies the process.
      code: `await (async () => {
        await new Promise((resolve) => setTimeout(resolve, 50));
        const end = performance.now() + 400;
        while (performance.now() < end);
        return () => new Response();
      })()`,
    },
  });
  const [measured] = await Promise.all(
    ['measured', 'heavy'].map((name) =>
      functions.call({ name, params: {} }, new Request(siteUrl), '127.0.0.1'),
    ),
  );
  expect(await measured!.json()).toBeLessThan(300);
});

test('Cookies that a function reads and sets are in the answer', async ({ host }) => {
  const functions = host({
    cookies: {
      code: `(request, { cookies }) => {
        cookies.set({ name: 'session', value: cookies.get('buyer') + '!', httpOnly: true, maxAge: 60, path: '/', sameSite: 'Strict' });
        cookies.set('plain', '1');
        cookies.delete('old');
        return new Response('ok', { headers: { 'x-own': 'kept' } });
      }`,
    },
  });
  const request = new Request(siteUrl, { headers: { cookie: 'a=b; buyer=marie=1' } });
  const match = functions.match('GET', '/.netlify/functions/cookies')!;
  const answer = await functions.call(match, request, '');
  expect(answer.headers.getSetCookie()).toEqual([
    'session=marie=1!; Max-Age=60; Path=/; HttpOnly; SameSite=Strict',
    'plain=1',
    'old=; Expires=Thu, 01 Jan 1970 00:00:00 GMT',
  ]);
  expect(answer.headers.get('x-own')).toBe('kept');
});

test('A background function answers 202 at once, and the shutdown waits for it', async ({
  host,
}) => {
  const functions = host({
    'sync-background': {
      code: `async () => { await new Promise((done) => setTimeout(done, 50)); globalThis.synced = true; }`,
    },
  });
  const match = functions.match('POST', '/.netlify/functions/sync-background')!;
  const answer = await functions.call(match, new Request(siteUrl, { method: 'POST' }), '');
  expect(answer.status).toBe(202);
  expect(globalThis).not.toHaveProperty('synced');
  await functions.close();
  expect(globalThis).toHaveProperty('synced', true);
});

test('A call beyond those that one machine can do at once begins when the work of another is over', async ({
  host,
}) => {
  const seen = { begun: 0, ends: [] as (() => void)[] };
  Object.assign(globalThis, { seen });
  const functions = host({
    purchase: {
      code: `async (request, { waitUntil }) => {
        seen.begun++;
        waitUntil(new Promise((done) => seen.ends.push(done)));
        if (seen.begun === 1) throw new Error('the first one fails');
      }`,
    },
    other: { schedule: '*/10 * * * *', code: '() => new Response()' },
  });
  const match = functions.match('POST', '/.netlify/functions/purchase')!;
  const purchases = Array.from({ length: callsAtOnce + 1 }, () =>
    functions.call(match, new Request(siteUrl, { method: 'POST' }), ''),
  );
  const last = purchases.pop()!;
  const [first, ...others] = await Promise.allSettled(purchases);
  // Loaded later than the purchase, so one that did not wait has begun.
  await functions.runScheduled('other');
  const begunBefore = seen.begun;
  seen.ends.shift()!();
  expect((await last).status).toBe(204);
  for (const end of seen.ends) end();
  expect(begunBefore).toBe(callsAtOnce);
  expect(first!.status).toBe('rejected');
  for (const { status } of others) expect(status).toBe('fulfilled');
});

test('A scheduled function has no address, but runs by its name', async ({ host }) => {
  const functions = host({
    reconcile: {
      schedule: '*/10 * * * *',
      code: `async (request) => Response.json({ next: (await request.json()).next_run })`,
    },
  });
  expect(functions.match('POST', '/.netlify/functions/reconcile')).toBeNull();
  const { next } = (await (await functions.runScheduled('reconcile')).json()) as { next: string };
  expect(Date.parse(next)).not.toBeNaN();
  expect((await functions.runScheduled('nothing')).status).toBe(404);
});

for (const { pace, runs } of [
  { pace: 'by-itself', runs: ['early', 'late'] },
  { pace: 'on-request', runs: [] },
] as const) {
  test(`At the full hour, and when the clock is moved, schedules that run ${pace} run ${runs.length} of two`, async ({
    host,
  }) => {
    const note = (name: string) => `async () => { ran.push('${name}'); }`;
    const ran: string[] = [];
    Object.assign(globalThis, { ran });
    try {
      moveClock(hourMs - (Date.now() % hourMs) - startMs);
      const functions = host(
        {
          early: { schedule: '*/10 * * * *', code: note('early') },
          late: { schedule: '0 * * * *', code: note('late') },
          never: { schedule: '0 0 30 2 *', code: note('never') },
        },
        pace,
      );
      if (runs.length === 0) await wait(2 * startMs);
      await expect.poll(() => ran.toSorted(), 'by its own clock').toEqual(runs);
      ran.length = 0;
      moveClock(hourMs + minuteMs);
      await functions.catchUpSchedules();
      await functions.catchUpSchedules();
      expect(ran.toSorted(), 'minutes that it missed').toEqual(runs);
    } finally {
      resetClock();
    }
  });
}

test('A function that only handles Netlify’s events answers no call', async ({ host }) => {
  const functions = host({ 'deploy-failed': { code: '({ deployFailed() {} })' } });
  const match = functions.match('POST', '/.netlify/functions/deploy-failed')!;
  expect((await functions.call(match, new Request(siteUrl), '')).status).toBe(404);
});

test('Schedules name minutes in UTC', () => {
  process.env['TZ'] = 'Asia/Kathmandu';
  const at = (time: string) => new Date(`2026-11-21T${time}Z`);
  const isDue = (cron: string, time: Date) =>
    isDueBetween(cron, time.getTime() - 60_000, time.getTime());
  expect(isDue('*/10 * * * *', at('14:20:05'))).toBe(true);
  expect(isDue('*/10 * * * *', at('14:21:00'))).toBe(false);
  expect(isDue('@hourly', at('14:00:00'))).toBe(true);
  expect(isDue('15,45 8-18 * * 1-5', at('14:45:00'))).toBe(false);
  expect(isDue('15,45 8-18 * * 6', at('14:45:00'))).toBe(true);
  expect(isDue('0 0 21 11 *', at('00:00:00'))).toBe(true);
  expect(isDue('0 0 1 */2 *', new Date('2026-11-01T00:00:00Z'))).toBe(true);
  expect(isDue('0 0 1 */2 *', new Date('2026-12-01T00:00:00Z'))).toBe(false);
  delete process.env['TZ'];
});

function writeFunctions(folder: string, functions: Record<string, Described>): void {
  mkdirSync(join(folder, 'bundled'), { recursive: true });
  const manifest = Object.entries(functions).map(([name, { code, ...rest }]) => {
    writeFileSync(bundlePath(folder, name), `export default ${code}`);
    return { name, ...rest };
  });
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify(manifest));
}
