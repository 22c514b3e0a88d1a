import { expect } from '@playwright/test';
import { listFunctionPaths } from '../fixtures/function-paths.ts';
import { test } from '../fixtures/shop.ts';
import { clientAt, sendLogin, type Client } from './admin-client.ts';

/** What asks for a password, for SHOP_SECRET or for a mailed link in place of a session. */
const withoutSession = [
  '/api/admin/login',
  '/api/admin/first-visit',
  '/api/admin/recovery',
  '/api/admin/forgotten',
  '/api/admin/new-password',
];
const withBody = ['POST', 'PUT', 'PATCH'];
const methods = ['GET', 'DELETE', ...withBody];

test('no call of the administration does anything without a session', async ({ shop }) => {
  await expectRefused(clientAt(shop), 401, {});
});

test('no call of the administration does anything for a foreign page, even with the session', async ({
  shop,
}) => {
  const call = clientAt(shop);
  const { cookie } = await sendLogin(call, shop.adminPassword);
  await expectRefused(call, 403, { cookie, origin: 'https://evil.example' });
  const headers = { origin: 'null' };
  expect((await call({ method: 'POST', path: '/api/admin/login', headers })).status).toBe(403);
});

async function expectRefused(
  call: Client,
  refusal: number,
  headers: Record<string, string>,
): Promise<void> {
  const paths = (await listFunctionPaths()).filter(
    (path) => path.startsWith('/api/admin/') && !withoutSession.includes(path),
  );
  expect(paths.length).toBeGreaterThan(15);
  for (const path of [...paths, '/api/instagram/status']) {
    const answers = methods.map((method) => {
      const body = withBody.includes(method) ? {} : undefined;
      return call({ method, path, body, headers });
    });
    const statuses = (await Promise.all(answers)).map(({ status }) => status);
    expect(new Set([refusal, 405, ...statuses]), path).toEqual(new Set([refusal, 405]));
    expect(statuses, path).toContain(refusal);
  }
}
