import { expect } from '@playwright/test';
import type { ActivityPage } from '#shared/admin/activity';
import type { SamplesState } from '#shared/admin/samples';
import type { SetupAnswer } from '#shared/admin/setup';
import { newBuyer } from '../fixtures/buyers/buyers.ts';
import { test, type Admin } from '../fixtures/shop.ts';

const path = '/api/admin/samples';
const removable = { artworks: 4, films: 2, inspirations: 3, pages: 9 };
const none = { artworks: 0, films: 0, inspirations: 0, pages: 0 };

test('one call removes the samples but an ordered artwork, and one brings them back', async ({
  shop,
  admin,
}) => {
  const buyer = newBuyer(shop);
  await buyer.orderByTransfer(['jou-mache']);
  expect(await find(admin)).toMatch(/2 films, 3 inspirations, 9 pages of Content\.$/m);
  expect((await admin.send<SamplesState>('GET', path)).body).toEqual({ removable, canAdd: false });
  const removed = await admin.send<SamplesState>('DELETE', path);
  expect([removed.status, removed.body]).toEqual([200, { removable: none, canAdd: true }]);
  const { body: left } = await buyer.send<{ id: string }[]>('GET', '/api/artworks');
  expect(left.map(({ id }) => id)).toEqual(['jou-mache']);
  for (const list of ['process', 'inspirations', 'diary'])
    expect((await buyer.send('GET', `/api/${list}`)).body, list).toEqual([]);
  expect(await find(admin)).toBe(
    "Visitors see samples: the artworks 'Jou Mache'.\nAn order has 'Jou Mache': hide what is sold out under Artworks.",
  );

  const added = await admin.send<SamplesState>('POST', path);
  expect([added.status, added.body]).toEqual([200, { removable, canAdd: false }]);
  const { body: log } = await admin.send<ActivityPage>('GET', '/api/admin/activity');
  expect(log.entries.slice(0, 2).map(({ what }) => what)).toEqual([
    'Samples added',
    'Samples removed: 4 artworks, 2 films, 3 inspirations, 9 pages of Content',
  ]);
});

test('samples need a session', async ({ shop }) => {
  for (const method of ['GET', 'POST', 'DELETE']) {
    expect((await newBuyer(shop).send(method, path)).status).toBe(401);
  }
});

async function find(admin: Admin): Promise<string> {
  const { body } = await admin.send<SetupAnswer>('GET', '/api/admin/setup/samples');
  return body.findings.map(({ text }) => text).join('\n');
}
