import { expect } from '@playwright/test';
import type { ActivityPage } from '#shared/admin/activity';
import type { SamplesState } from '#shared/admin/samples';
import type { SetupAnswer } from '#shared/admin/setup';
import { newBuyer } from '../fixtures/buyers/buyers.ts';
import { test, type Admin } from '../fixtures/shop.ts';

const path = '/api/admin/samples';
const removable = { artworks: 4, films: 2, inspirations: 3, pages: 9 };
const none = { artworks: 0, films: 0, inspirations: 0, pages: 0 };

test('one call removes the samples but an ordered artwork, one brings them back, and each asks for one build @nightly', async ({
  buildingShop: shop,
}) => {
  const admin = await shop.admin();
  await newBuyer(shop).orderByTransfer(['jou-mache']);
  await shop.waitForBuild();
  expect(await find(admin)).toMatch(/2 films, 3 inspirations, 9 pages of Content\.$/m);
  expect((await admin.send<SamplesState>('GET', path)).body).toEqual({ removable, canAdd: false });
  const before = (await shop.builds()).length;
  const removed = await admin.send<SamplesState>('DELETE', path);
  expect([removed.status, removed.body]).toEqual([200, { removable: none, canAdd: true }]);
  const { body: left } = await newBuyer(shop).send<{ id: string }[]>('GET', '/api/artworks');
  expect(left.map(({ id }) => id)).toEqual(['jou-mache']);
  expect((await newBuyer(shop).send('GET', '/api/process')).body).toEqual([]);
  expect((await newBuyer(shop).send('GET', '/api/inspirations')).body).toEqual([]);
  expect((await newBuyer(shop).send('GET', '/api/diary')).body).toEqual([]);
  expect(await find(admin)).toBe(
    "Visitors see samples: the artworks 'Jou Mache'.\nAn order has 'Jou Mache': hide what is sold out under Artworks.",
  );
  await shop.waitForBuild();
  expect((await shop.builds()).length).toBe(before + 1);
  const home = await (await fetch(shop.url)).text();
  expect(home).toContain(`<title>${new URL(shop.url).host}</title>`);
  expect((await fetch(`${shop.url}/art/choublak`)).status).toBe(404);

  const added = await admin.send<SamplesState>('POST', path);
  expect([added.status, added.body]).toEqual([200, { removable, canAdd: false }]);
  await shop.waitForBuild();
  expect((await shop.builds()).length).toBe(before + 2);
  expect((await fetch(`${shop.url}/art/choublak`)).status).toBe(200);
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
