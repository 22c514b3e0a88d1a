import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { expect, test as base } from '@playwright/test';
import type Stripe from 'stripe';
import { isDispute } from '#shared/ledger';
import { centsOf } from '#shared/money';
import type { Artwork } from '#shared/artwork';
import { saleInput } from '#shared/offer';
import { sampleArtworks } from '#shared/samples/artworks';
import { en } from '#words/en/refusals';
import { env } from '../../netlify/env.ts';
import { blobsContext } from '../../netlify/server/platform/blobs-server.ts';
import { checkPurchase, openCardForm } from '../../netlify/use-cases/checkout/card.ts';
import { placeTransfer } from '../../netlify/use-cases/checkout/transfer-orders.ts';
import { recordSale } from '../../netlify/use-cases/offers/making.ts';
import { settleIntent } from '../../netlify/use-cases/orders/card/settlement.ts';
import { listAllOrders } from '../../netlify/use-cases/orders/lists/listing.ts';
import { recordBuildRequest } from '../../netlify/use-cases/publishing/builds.ts';
import { refreshAllSnapshots } from '../../netlify/use-cases/publishing/snapshots.ts';
import { seedShop } from '../../netlify/use-cases/seed.ts';
import { proveLockWhenDue } from '../../netlify/use-cases/setup/lock.ts';
import { requireStoreFormat, writeStoreFormat } from '../../netlify/use-cases/store-format.ts';
import { backedUp, readShop, runBackup as run } from '../fixtures/backups.ts';
import { access, openStore, startBlobs } from '../fixtures/blobs/platform-blobs.ts';
import { transferOrder } from '../fixtures/buyers/transfer-order.ts';
import {
  artworkKey,
  contentKey,
  duePrefix,
  lockKey,
  orderKey,
  restoringKey,
  settingsKey,
  takenKey,
} from '../fixtures/records.ts';
import { rounds } from '../fixtures/rounds.ts';
import { least } from '../fixtures/start/least-environment.ts';

const places = rounds(2, 20);
const site = 'a-site';
const artworks = Array.from({ length: 24 }, (_, index): Artwork => {
  const id = `work-${index}`;
  return { ...sampleArtworks[0]!, id, slug: id, title: `Work ${index}` };
});
const isSold = (artwork: Artwork) => artworks.indexOf(artwork) % 2 === 0;

const test = base.extend<{ folder: string }>({
  folder: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'atelye-restore-'));
    await use(folder);
    rmSync(folder, { recursive: true });
  },
});

/** A shop, and its backup. */
let first: string;
let file: string;

test.beforeAll(async () => {
  Object.assign(process.env, least);
  first = mkdtempSync(join(tmpdir(), 'atelye-restore-'));
  file = join(first, 'shop.jsonl.gz');
  await inShop(first, fillShop);
  expect(await run('backup', first, file)).toMatchObject({ code: 0 });
});
test.afterAll(() => {
  Object.keys(least).forEach((name) => delete process.env[name]);
  rmSync(first, { recursive: true });
});

test('a restore that is killed between any two records sells nothing, and the same command ends it (rule 83)', async ({
  folder,
}) => {
  test.setTimeout(600_000);
  const stored = backedUp(readShop(first));
  const whole = await run('restore', join(folder, 'whole'), file);
  const total = Number(/(\d+) writes/.exec(whole.output)?.[1]);
  expect(total).toBeGreaterThan(stored.length);
  for (let place = 0; place < places; place++) {
    // After the first write and before the last; each in its own part of them.
    const killedAfter = 1 + Math.floor(((place + Math.random()) / places) * (total - 1));
    const where = place % 2 === 0 ? '' : site;
    const dataDir = join(folder, `killed-${place}`);
    await test.step(`after ${killedAfter} of ${total} writes`, async () => {
      const killed = await run('restore', dataDir, file, where, { killedAfter });
      expect(killed.code).toBe(1);
      await inShop(dataDir, () => expectNothingSold(dataDir));
      expect(await run('restore', dataDir, file, where)).toMatchObject({ code: 0 });
      const now = backedUp(readShop(dataDir)).filter(({ key }) => !key.startsWith(duePrefix));
      expect(now).toEqual(stored);
      await inShop(dataDir, () => expectOthersSold(dataDir));
    });
  }
});

test('a backup of before disputes stood in the money is restored whole, and its disputes are read', async ({
  folder,
}) => {
  const dataDir = join(folder, 'older');
  const older = join(import.meta.dirname, '../fixtures/older-shop.jsonl.gz');
  const lines = gunzipSync(readFileSync(older)).toString().trim().split('\n');
  const keys = lines.flatMap((line) => (JSON.parse(line) as { key?: string }).key ?? []);
  expect(await run('restore', dataDir, older)).toMatchObject({ code: 0 });
  expect(readShop(dataDir).map(({ key }) => key)).toEqual(expect.arrayContaining(keys));
  await inShop(dataDir, async () => {
    const orders = await listAllOrders();
    expect(
      orders.flatMap(({ disputes = [] }) => disputes.map(({ state }) => state)).sort(),
    ).toEqual(['lost', 'open', 'won']);
    expect(
      orders.map(({ money }) => money.filter(isDispute).map(({ cents, of }) => [cents, of])),
    ).toEqual(
      orders.map(({ disputes = [], paymentIntentId, totalAmount }) =>
        disputes.map(() => [-centsOf(totalAmount), paymentIntentId]),
      ),
    );
  });
});

test('a write that the store refuses ends a restore, which goes on where it was (rule 83)', async ({
  folder,
}) => {
  const dataDir = join(folder, 'second');
  const { code, output } = await run('restore', dataDir, file, site, { refused: 30 });
  expect(code).toBe(1);
  expect(output).toContain('The restore broke off');
  expect(output).toContain('Run the same command again');
  await inShop(dataDir, () => expectNothingSold(dataDir));
  const before = readShop(dataDir).length;
  const again = await run('restore', dataDir, file, site);
  expect(again).toMatchObject({ code: 0 });
  const writes = Number(/(\d+) writes/.exec(again.output)?.[1]);
  expect(writes).toBeLessThan(readShop(dataDir).length - before + 5);
});

test('another file does not go on with a restore, and nothing that stands is written over (rule 83)', async ({
  folder,
}) => {
  const dataDir = join(folder, 'second');
  await run('restore', dataDir, file, '', { killedAfter: 25 });
  const backup = await run('backup', dataDir, join(folder, 'half.jsonl.gz'));
  expect(backup.code, 'half a shop would look whole').toBe(1);
  expect(backup.output).toContain('A restore into this shop is not complete');
  const other = join(folder, 'other.jsonl.gz');
  writeFileSync(other, gzipSync(gunzipSync(readFileSync(file)), { level: 1 }));
  const { code, output } = await run('restore', dataDir, other);
  expect(code).toBe(1);
  expect(output).toContain('shop.jsonl.gz');
  // As if another run of the command had ended, and the shop had sold something since.
  const key = takenKey(artworks.at(-2)!.id);
  await inShop(dataDir, (port) => openStore(port).setJSON(key, { takes: ['of today'] }));
  expect(await run('restore', dataDir, file)).toMatchObject({ code: 0 });
  await inShop(dataDir, async (port) => {
    expect(await openStore(port).get(key, { type: 'json' })).toEqual({ takes: ['of today'] });
  });
});

test('a new site whose clock has run takes a restore (rule 83)', async ({ folder }) => {
  const dataDir = join(folder, 'second');
  // An own server writes the format when it starts, and the clock of each site what visitors see.
  await inShop(dataDir, () =>
    Promise.all([
      writeStoreFormat(),
      recordBuildRequest(Date.now()),
      refreshAllSnapshots(),
      proveLockWhenDue(),
    ]),
  );
  expect(readShop(dataDir).map(({ key }) => key)).toEqual(
    expect.arrayContaining([lockKey, expect.stringMatching(/^lists\//)]),
  );
  expect(await run('restore', dataDir, file)).toMatchObject({ code: 0 });
  const own = [duePrefix, 'publishing/', 'format'];
  const restored = (home: string) =>
    backedUp(readShop(home)).filter(({ key }) => !own.some((start) => key.startsWith(start)));
  expect(restored(dataDir)).toEqual(restored(first));
});

/** Calls use cases of this process with the store of a folder. */
async function inShop(dataDir: string, work: (port: number) => Promise<unknown>): Promise<void> {
  const blobs = await startBlobs(dataDir);
  process.env['NETLIFY_BLOBS_CONTEXT'] = blobsContext(blobs.port, access);
  try {
    await work(blobs.port);
  } finally {
    delete process.env['NETLIFY_BLOBS_CONTEXT'];
    await blobs.close();
  }
}

async function fillShop(port: number): Promise<void> {
  const shop = openStore(port);
  const takes = [{ orderId: 'of another', buyer: 'another', until: null, round: 0 }];
  const at = new Date().toISOString();
  await shop.setJSON('format', { format: 3 });
  await shop.setJSON('seeded', { at });
  await shop.setJSON(settingsKey, {
    version: 2,
    transferName: 'Atelye Solèy',
    transferEmail: 'studio@atelye.example',
  });
  await shop.setJSON(contentKey('home'), { title: 'Marie' });
  for (const artwork of artworks) {
    await shop.setJSON(artworkKey(artwork.id), artwork);
    if (!isSold(artwork)) continue;
    await shop.setJSON(takenKey(artwork.id), { takes, at });
    const id = `AAA-AA${'ACDEFGHJKMNPQRTVWXYZ2346789'[artworks.indexOf(artwork)]}`;
    await shop.setJSON(orderKey(id), transferOrder(id, new Date()));
  }
  const media = openStore(port, { name: 'media' });
  for (const name of ['0a', '0b', '0c', '0d', '0e']) await media.set(name, name.repeat(5000));
}

async function expectNothingSold(dataDir: string): Promise<void> {
  const sentence = `A restore of ${basename(file)} is not complete`;
  await expect(requireStoreFormat()).rejects.toThrow(sentence);
  await expect(seedShop(undefined, dataDir)).rejects.toThrow(sentence);
  for (const artwork of artworks) {
    const input = { artworkId: artwork.id, amount: Number(artwork.price) };
    const person = { customerName: 'Marie', customerEmail: 'marie@example.com' };
    const sale = saleInput.parse({ items: [{ artworkId: artwork.id }] });
    for (const [name, sell] of Object.entries({
      form: () => openCardForm(input, 'a buyer'),
      press: () => checkPurchase(pressOf(artwork), 'a buyer'),
      transfer: () => placeTransfer({ ...input, ...person }, 'a buyer'),
      elsewhere: () => recordSale({ input: sale, key: crypto.randomUUID(), editor: 'admin' }),
      payment: () => settleIntent(paymentOf(artwork)),
    })) {
      await expect(sell(), `${name} of ${artwork.id}`).rejects.toMatchObject({
        status: 503,
        message: en.restoring,
      });
    }
  }
  expect(readShop(dataDir).filter(({ key }) => key === restoringKey)).toHaveLength(1);
}

function pressOf({ id, price }: Pick<Artwork, 'id' | 'price'>) {
  return { artworkIds: [id], cents: centsOf(price) };
}

async function expectOthersSold(dataDir: string): Promise<void> {
  await requireStoreFormat();
  expect(await seedShop(undefined, dataDir)).toBe(false);
  for (const artwork of artworks) {
    const buying = checkPurchase(pressOf(artwork), 'me');
    if (!isSold(artwork)) await buying;
    else await expect(buying).rejects.toMatchObject({ status: 409 });
  }
}

/** Returns an authorised payment of a form that was opened before the store was lost. */
function paymentOf({ id, title, price }: Artwork): Stripe.PaymentIntent {
  const item1 = `${id}:${Number(price) * 100}:${title}`;
  return {
    id: 'pi_1',
    status: 'requires_capture',
    currency: 'usd',
    amount: Number(price) * 100,
    created: Math.floor(Date.now() / 1000),
    livemode: false,
    metadata: { shop: env().SITE_URL, orderId: 'CCC-CCC', buyer: 'a buyer', item1 },
  } as unknown as Stripe.PaymentIntent;
}
