import { after, before, beforeEach, test } from 'node:test';
import { expect } from '@playwright/test';
import { serve, type WebServer } from '../../netlify/node/web-server.ts';
import { withFreshModules } from '../fixtures/start/fresh-modules.ts';
import { least } from '../fixtures/start/least-environment.ts';

let primary: WebServer;
let primaryUrl: string;
/** Another address of the site, which Netlify redirects to the primary one. */
let other: WebServer;
let otherUrl: string;
let calls: { method: string; isSecret: boolean }[];

before(async () => {
  primary = await serve(0, ({ method, headers }) => {
    calls.push({ method, isSecret: /^Bearer ./.test(headers.get('authorization') ?? '') });
    return new Response(null, { status: 202 });
  });
  primaryUrl = `http://127.0.0.1:${primary.port}`;
  other = await serve(0, ({ url }) =>
    Response.redirect(`${primaryUrl}${new URL(url).pathname}`, 301),
  );
  otherUrl = `http://127.0.0.1:${other.port}`;
});
beforeEach(() => void (calls = []));
after(async () => {
  await primary.close();
  await other.close();
});

test('A background function is called at the primary address, not at SITE_URL', async () => {
  await start({ ...least, SITE_URL: otherUrl, URL: primaryUrl });
  expect(calls).toEqual([{ method: 'POST', isSecret: true }]);
});

test('A redirect starts nothing: its POST would arrive as a GET without the secret', async () => {
  await expect(start({ ...least, URL: otherUrl })).rejects.toMatchObject({ status: 503 });
  expect(calls).toEqual([]);
});

function start(env: Record<string, string>): Promise<void> {
  return withFreshModules(env, async () => {
    const { startBackground } = await import('../../netlify/ports/background.ts');
    await startBackground('instagram-sync-background');
  });
}
