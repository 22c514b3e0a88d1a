import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import type { Opening } from '../../src/shared/admin/opening.ts';
import type { PastedKeys } from '../../src/shared/admin/keys.ts';
import type { SamplesState } from '../../src/shared/admin/samples.ts';
import type { SetupAnswer, SetupCheck } from '../../src/shared/admin/setup.ts';
import type { Order } from '../../src/shared/order.ts';
import {
  liveSandboxKeys,
  sandboxPublishableKey,
  sandboxSecretKey,
} from '../../netlify/sandbox/keys.ts';
import { newBuyer, payByCard } from '../fixtures/buyers/buyers.ts';
import { project } from '../fixtures/start/platform-template.ts';
import { setupPath, findingTexts } from '../fixtures/setup.ts';
import { buildCopy } from './copy-build.ts';
import { ownersVariables } from './netlify-build.ts';
import { copyFolder } from './real-folders.ts';
import { openRealShop, password, type RealShop } from './real-shop.ts';

const { SHOP_SECRET: secret } = ownersVariables;
const hookUrl = 'https://api.netlify.com/build_hooks/0123456789abcdef';
const id = 'jou-mache';

type Admin = ReturnType<typeof newBuyer>;
type Owner = { shop: RealShop; admin: Admin };
/** Words of a step of docs/deploying.md, and what its reader does and sees. */
type Step = [words: RegExp, take: (owner: Owner) => Promise<void>];

const notEmulated = async () => {};

const steps: Step[] = [
  [/^At Netlify import the repository as a new project/, notEmulated],
  [/^Add the variable `SHOP_SECRET`/, notEmulated],
  [
    // Built and packed by build.spec.ts.
    /^Deploy\. The shop is empty\.$/,
    async ({ shop }) =>
      expect((await newBuyer(shop).send('GET', '/api/artworks')).body).toEqual([]),
  ],
  [/^Make the project public/, notEmulated],
  [
    /^At `\/admin` enter `SHOP_SECRET`, a name and a password\.$/,
    async ({ admin }) => {
      const visit = { secret, username: 'Ana', password };
      expect((await admin.send('POST', '/api/admin/first-visit', visit)).status).toBe(200);
      expect(await tell(admin, 'address')).toMatch(/^ok Visitors see the shop\.$/m);
      const store = await tell(admin, 'store');
      expect(store, 'the lock').toMatch(/^ok Of 12 writes at once one wins/m);
      expect((await admin.send<Opening>('GET', '/api/admin/opening')).body.done).toEqual([
        'samples',
      ]);
    },
  ],
  [/^At Stripe copy the secret and the publishable key .*, both for tests\./, notEmulated],
  [
    /^Paste both in Setup\. The shop makes its webhook and registers its address/,
    async ({ admin }) => {
      const told = await paste(admin, 'stripe', {
        STRIPE_SECRET_KEY: sandboxSecretKey,
        PUBLIC_STRIPE_PUBLISHABLE_KEY: sandboxPublishableKey,
      });
      expect(told).not.toMatch(/^to-do|^unknown/m);
      expect(told).toMatch(/^ok Stripe tells the shop about payments/m);
    },
  ],
  [
    /^Press 'Add samples' in Setup/,
    async ({ shop, admin }) => {
      const { body } = await admin.send<SamplesState>('POST', '/api/admin/samples');
      expect(body.removable.artworks).toBe(5);
      expect(shop.hook.calls(), 'nothing is published yet').toBe(0);
    },
  ],
  [
    /^At Netlify create a build hook .* This publishes what you added/,
    async ({ shop, admin }) => {
      await paste(admin, 'build-hook', { BUILD_HOOK_URL: hookUrl });
      expect(shop.hook.calls()).toBe(1);
      await buildAndPublish(shop);
      expect(readPage('shop-art')).toContain(`data-artwork="${id}"`);
    },
  ],
  [
    /^Under Settings write the recipient of bank transfers/,
    async ({ shop, admin }) => {
      const recipient = { transferName: 'Ana', transferEmail: 'ana@example.com', password };
      const { status, body } = await admin.send('PATCH', '/api/admin/settings', recipient);
      expect(status, body.error).toBe(200);
      expect((await admin.send<Opening>('GET', '/api/admin/opening')).body.done).toContain('bank');
      expect((await newBuyer(shop).send('GET', '/api/zelle-info')).status).toBe(200);
    },
  ],
  [
    /^Buy a painting with `4242 4242 4242 4242`\. .* _processing_, and the painting is sold\.$/,
    async ({ shop, admin }) => {
      await buy(shop, admin, sandboxPublishableKey);
      expect(await newBuyer(shop).availability()).toEqual({ [id]: 'sold' });
    },
  ],
  [
    /^Paste the live keys in Setup\. Remove the test order .* and the samples .* 'Publish now'\.$/,
    async ({ shop, admin }) => {
      const told = await paste(admin, 'stripe', {
        STRIPE_SECRET_KEY: liveSandboxKeys.secret,
        PUBLIC_STRIPE_PUBLISHABLE_KEY: liveSandboxKeys.publishable,
      });
      expect(told).toMatch(/^ok Both keys are live/m);
      await admin.send('DELETE', '/api/admin/orders/test');
      const { body } = await admin.send<SamplesState>('DELETE', '/api/admin/samples');
      expect(Object.values(body.removable)).toEqual([0, 0, 0, 0]);
      expect(await tell(admin, 'samples')).toBe('ok Visitors see no samples.');
      const before = shop.hook.calls();
      expect((await admin.send('POST', '/api/admin/publishing')).status).toBe(200);
      expect(shop.hook.calls()).toBe(before + 1);
      expect(shop.hook.calls() + 1, 'deploys').toBe(3);
      await buildAndPublish(shop);
      expect(readPage('shop-art')).not.toContain('data-artwork=');
      expect(existsSync(join(copyFolder, 'dist/samples'))).toBe(false);
    },
  ],
];

test('The steps of docs/deploying.md lead to a live shop, in their order (rules 89, 90) @nightly', async () => {
  test.setTimeout(1_500_000);
  const written = readSteps();
  expect(written).toHaveLength(steps.length);
  const shop = await openRealShop({ context: 'production', isBare: true, isEmpty: true });
  const owner = { shop, admin: newBuyer(shop) };
  try {
    for (const [index, [words, take]] of steps.entries()) {
      expect(written[index], `step ${index + 1}`).toMatch(words);
      await test.step(written[index]!.slice(0, 60), () => take(owner));
    }
  } finally {
    await shop.close();
  }
});

/** Returns the steps of the first numbered list, without the breaks of its lines. */
function readSteps(): string[] {
  const text = readFileSync(join(project, 'docs/deploying.md'), 'utf8');
  const [list = ''] = /^1\. [^]*?\n\n/m.exec(text) ?? [];
  return list
    .split(/^\d+\. /m)
    .slice(1)
    .map((step) => step.replace(/\s+/g, ' ').trim());
}

async function tell(admin: Admin, check: SetupCheck): Promise<string> {
  return findingTexts((await admin.send<SetupAnswer>('GET', setupPath(check))).body.findings);
}

async function paste(admin: Admin, check: SetupCheck, keys: PastedKeys): Promise<string> {
  const { status, body } = await admin.send<SetupAnswer>('PATCH', setupPath(check), {
    keys,
    password,
  });
  expect(status, body.error).toBe(200);
  return findingTexts(body.findings);
}

async function buy(shop: RealShop, admin: Admin, publishableKey: string): Promise<void> {
  const form = await newBuyer(shop).openCard([id]);
  expect(form.status, form.body.error).toBe(200);
  const environment = { PUBLIC_STRIPE_PUBLISHABLE_KEY: publishableKey };
  expect(await payByCard({ ...shop, environment }, form.body.clientSecret)).toBe(200);
  const orders = async () => (await admin.send<Order[]>('GET', '/api/admin/orders')).body;
  await expect
    .poll(async () => (await orders()).map(({ status }) => status), { timeout: 30_000 })
    .toEqual(['processing']);
}

/** Does what Netlify does when its hook is called. */
async function buildAndPublish(shop: RealShop): Promise<void> {
  const { code, output } = await buildCopy(shop.blobs.store, {
    context: 'production',
    packs: 'nothing',
  });
  expect(code, output).toBe(0);
  shop.edge.publish(new Date());
}

function readPage(name: string): string {
  return readFileSync(join(copyFolder, `dist/${name}.html`), 'utf8');
}
