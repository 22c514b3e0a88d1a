import { expect } from '@playwright/test';
import { listFunctionPaths } from '../fixtures/function-paths.ts';
import { test } from '../fixtures/shop.ts';
import { clientAt } from './admin-client.ts';

const withBody = ['POST', 'PUT', 'PATCH'];
const methods = ['GET', 'DELETE', ...withBody];

test('no call of the administration does anything without a session', async ({ shop }) => {
  const call = clientAt(shop);
  const paths = (await listFunctionPaths()).filter(
    (path) => path.startsWith('/api/admin/') && path !== '/api/admin/login',
  );
  expect(paths.length).toBeGreaterThan(15);
  for (const path of [...paths, '/api/instagram/status']) {
    const statuses = new Set<number>();
    for (const method of methods) {
      const body = withBody.includes(method) ? {} : undefined;
      const { status } = await call({ method, path, body });
      expect([401, 405], `${method} ${path}`).toContain(status);
      statuses.add(status);
    }
    expect(statuses, path).toContain(401);
  }
});
