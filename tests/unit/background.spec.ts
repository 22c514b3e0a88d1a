import { expect, test as base } from '@playwright/test';
import { serve } from '../../netlify/local/platform/web-server.ts';
import { runFresh } from '../fixtures/start/fresh-process.ts';
import { least } from '../fixtures/start/least-environment.ts';

type Site = {
  primaryUrl: string;
  /** Another address of the site, which Netlify redirects to the primary one. */
  otherUrl: string;
  calls: { method: string; isSecret: boolean }[];
};

const test = base.extend<{ site: Site }>({
  site: async ({}, use) => {
    const calls: Site['calls'] = [];
    const primary = await serve(0, ({ method, headers }) => {
      calls.push({ method, isSecret: /^Bearer ./.test(headers.get('authorization') ?? '') });
      return new Response(null, { status: 202 });
    });
    const primaryUrl = `http://127.0.0.1:${primary.port}`;
    const other = await serve(0, ({ url }) =>
      Response.redirect(`${primaryUrl}${new URL(url).pathname}`, 301),
    );
    await use({ primaryUrl, otherUrl: `http://127.0.0.1:${other.port}`, calls });
    await primary.close();
    await other.close();
  },
});

const start = `
  const { startBackground } = await import('./netlify/ports/background.ts');
  await startBackground('instagram-sync-background').then(
    () => console.log('started'),
    ({ status }) => console.log(status),
  );`;

test('A background function is called at the primary address, not at SITE_URL', async ({
  site: { primaryUrl, otherUrl, calls },
}) => {
  expect(await runFresh(start, { ...least, SITE_URL: otherUrl, URL: primaryUrl })).toBe('started');
  expect(calls).toEqual([{ method: 'POST', isSecret: true }]);
});

test('A redirect starts nothing: its POST would arrive as a GET without the secret', async ({
  site: { otherUrl, calls },
}) => {
  expect(await runFresh(start, { ...least, URL: otherUrl })).toBe('503');
  expect(calls).toEqual([]);
});
