import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { addWorks, workPrice } from '../fixtures/artworks/more-works.ts';
import { newBrowser, newBuyer, payByCard, signInAdmin } from '../fixtures/buyers/buyers.ts';
import { transferOrder } from '../fixtures/buyers/transfer-order.ts';
import { orderKey, writeRecord } from '../fixtures/records.ts';
import { launchShop, type RunningShop, type SandboxState } from '../fixtures/shop.ts';
import { startShop } from '../fixtures/platform.ts';
import { runBackupScript, test } from '../fixtures/start/own-server.ts';

const orders = 300;
const signs = 'ACDEFGHJKMNPQRTVWXYZ2346789';

type Link = { path: string; token: string };
type Left = { links: Link[]; codes: string[] };

test('a shop with 300 orders moves from Netlify to an own server and back: every link of every mail opens, and certificates stay genuine @nightly', async ({
  newFolder,
  prepareServer,
}) => {
  test.setTimeout(900_000);
  const [away, back] = ['away', 'back'].map((name) => join(newFolder(), `${name}.jsonl.gz`));
  const first = await launchShop('building');
  const server = await prepareServer();
  let left: Left;
  try {
    // Step 1 of the document installs the server, which starts it.
    await server.start();
    await server.end();
    left = await sellAll(first);
    expect(left.codes).toHaveLength(orders);
    expect(left.links.length).toBeGreaterThan(orders);
    await first.kill();
    const closedAt = performance.now();
    await runBackupScript('backup', away!, first.dataDir);
    await runBackupScript('restore', away!, server.dataDir);
    await server.start();
    const work = `${server.url}/art/work-${orders}`;
    await expect
      .poll(async () => (await fetch(work)).status, { timeout: 180_000, intervals: [100] })
      .toBe(200);
    console.log(`closed for ${Math.round(performance.now() - closedAt)} ms`);
    const admin = await server.openAdmin();
    await admin.pasteKeys();
    await expectAll(server.url, left);
    // The webhook of the new address settles it.
    const { id, price } = await admin.hang();
    const form = await newBuyer(server).openCard([id], Number(price));
    expect(await payByCard(server, form.body.clientSecret)).toBe(200);
    await expect
      .poll(async () => (await admin.orders()).filter(({ method }) => method === 'card').length)
      .toBe(1);
    await server.end();
    const since = linksOf((await server.state()).mails, server.url);
    expect(since.length).toBeGreaterThan(0);
    left.links.push(...since);
    await runBackupScript('backup', back!, server.dataDir);
  } finally {
    await first.close();
  }
  const again = await startShop({
    kind: 'building',
    async prepare(dataDir) {
      for (const end of ['', '-wal', '-shm'])
        rmSync(join(dataDir, `blobs.sqlite${end}`), { force: true });
      await runBackupScript('restore', back!, dataDir);
    },
  });
  try {
    const admin = await signInAdmin(again, again.adminPassword);
    expect(await admin.listOrders()).toHaveLength(orders + 1);
    // It sees that its site is behind its store.
    await again.waitForBuild();
    await expectAll(again.url, left);
  } finally {
    await again.close();
  }
});

/** Sells 300 works, each by an order of its own that is paid and sent. */
async function sellAll(shop: RunningShop): Promise<Left> {
  const ids = addWorks(shop, orders).map((work, index) => {
    const id = `AAA-${[729, 27, 1].map((unit) => signs[Math.floor(index / unit) % 27]).join('')}`;
    const order = transferOrder(id, new Date(Date.now() + 86_400_000));
    const items = order.items.map((item) => ({
      ...item,
      id: work,
      artworkTitle: work,
      price: '100',
    }));
    writeRecord(shop, orderKey(id), { ...order, items, totalAmount: String(workPrice) });
    return id;
  });
  const admin = await signInAdmin(shop, shop.adminPassword);
  for (const id of ids) {
    const paid = await admin.arrived(id, String(workPrice));
    expect(paid.status, paid.body.error).toBe(200);
    const sent = await admin.setStatus(id, 'shipped');
    expect(sent.status, sent.body.error).toBe(200);
  }
  const { mails } = await shop.state();
  return {
    links: linksOf(mails, shop.url),
    codes: (await admin.listOrders()).flatMap(({ items }) =>
      items.flatMap(({ certificate }) => certificate ?? []),
    ),
  };
}

/** Returns what the mails of a shop at this address link to on its site. */
function linksOf(mails: SandboxState['mails'], url: string): Link[] {
  const hrefs = mails.flatMap(({ html }) => [...html.matchAll(/href="([^"]+)"/g)]);
  const ofShop = new Set(hrefs.map(([, href]) => href!).filter((href) => href.startsWith(url)));
  return [...ofShop].map((href) => {
    const { pathname, hash } = new URL(href);
    return { path: pathname, token: hash.slice(1) };
  });
}

async function expectAll(url: string, { links, codes }: Left): Promise<void> {
  for (const path of new Set(links.map((link) => link.path)))
    expect((await fetch(url + path)).status, path).toBe(200);
  for (const { path, token } of links) {
    if (!token || path.startsWith('/admin')) continue;
    const call = path.endsWith('/certificate') ? 'certificates' : 'mine';
    const headers = { authorization: `Bearer ${token}` };
    const answer = await fetch(`${url}/api/orders/${call}`, { headers });
    expect(answer.status, `${path} ${token}`).toBe(200);
  }
  const send = newBrowser({ url, sandboxUrl: '' });
  for (const code of codes)
    expect((await send('POST', '/api/certificates', { code })).body).toMatchObject({
      state: 'genuine',
    });
}
