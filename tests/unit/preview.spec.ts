import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, before, test } from 'node:test';
import { expect } from '@playwright/test';
import * as z from 'zod';
import { asCents } from '#shared/cents';
import { startBackground } from '../../netlify/ports/background.ts';
import {
  createJson,
  readJson,
  removeKey,
  updateJson,
  writeJson,
} from '../../netlify/ports/blobs/records.ts';
import { upsertJson } from '../../netlify/ports/blobs/upsert.ts';
import { refreshSnapshot, readSnapshot } from '../../netlify/ports/blobs/snapshots.ts';
import { readAccount } from '../../netlify/ports/instagram/graph.ts';
import { sendLetter } from '../../netlify/ports/mail.ts';
import { removeParts, storePart, writeManifest } from '../../netlify/ports/film-parts.ts';
import { storeMedium } from '../../netlify/ports/media.ts';
import {
  capturePayment,
  createPayment,
  refundPayment,
  releasePayment,
} from '../../netlify/ports/stripe/payments.ts';
import { startHook } from '../fixtures/publishing/build-hook.ts';
import { withFreshModules } from '../fixtures/start/fresh-modules.ts';
import { least } from '../fixtures/start/least-environment.ts';
import { giveOwnStore } from '../fixtures/blobs/own-store.ts';
import { project } from '../fixtures/start/platform-template.ts';

const blobs = giveOwnStore();
const anything = z.looseObject({});

/** The bundler replaces this constant by the deploy's context. */
const deploy = globalThis as { DEPLOY_CONTEXT?: string };

before(() => writeJson('orders/one', { state: 'kept' }));
afterEach(() => {
  delete deploy.DEPLOY_CONTEXT;
});

const payment = { cents: asCents(100), description: 'A work', metadata: {}, key: 'a-key' };
const letter = {
  to: 'studio@shop.example',
  fromName: '',
  subject: 'Sold',
  text: 'Sold',
  html: 'Sold',
};
const facts = { contentType: 'video/mp4', width: 16, height: 9, seconds: 1 };
const manifest = { ...facts, size: 1, parts: [{ hash: 'a-part', size: 1 }] };
const writes: Record<string, () => Promise<unknown>> = {
  createJson: () => createJson('orders/two', {}),
  writeJson: () => writeJson('orders/one', {}),
  updateJson: () => updateJson('orders/one', { needed: anything }, () => ({ state: 'changed' })),
  upsertJson: () => upsertJson('orders/one', { needed: anything }, () => ({ state: 'changed' })),
  removeKey: () => removeKey('orders/one'),
  refreshSnapshot: () => refreshSnapshot({ name: 'orders', prefixes: ['orders/'] }),
  storeMedium: () => storeMedium({ bytes: new Uint8Array([1]), contentType: 'image/png' }),
  storePart: () => storePart('a-film', new Uint8Array([1])),
  writeManifest: () => writeManifest('a-film', manifest),
  removeParts: () => removeParts('a-film'),
  createPayment: () => createPayment(payment),
  capturePayment: () => capturePayment('pi_1'),
  releasePayment: () => releasePayment('pi_1'),
  refundPayment: () =>
    refundPayment({ paymentIntentId: 'pi_1', cents: asCents(1), refund: 'part', key: 'a-key' }),
  sendLetter: () => sendLetter(letter),
  startBackground: () => startBackground('instagram-sync-background'),
  Instagram: () => readAccount('a-token'),
};

for (const context of ['deploy-preview', 'branch-deploy', 'staging']) {
  test(`A deploy of the context ${context} reads the store and changes nothing`, async () => {
    const changes = blobs().changes();
    deploy.DEPLOY_CONTEXT = context;
    for (const [name, write] of Object.entries(writes)) {
      const refused = await write().then(
        () => 'done',
        (error: unknown) => error,
      );
      expect(refused, name).toMatchObject({ status: 403, message: 'This is a preview' });
    }
    expect(blobs().changes()).toBe(changes);
    expect(await readJson('orders/one', { needed: anything })).toMatchObject({ state: 'kept' });
    expect((await readSnapshot({ name: 'orders', prefixes: ['orders/'] }, anything)).size).toBe(1);
  });
}

test('A preview asks for no build', async () => {
  const hook = await startHook();
  hook.repair();
  const { NETLIFY_BLOBS_CONTEXT = '' } = process.env;
  const env = { ...least, NETLIFY_BLOBS_CONTEXT, BUILD_HOOK_URL: hook.url };
  const ask = (context: string) =>
    withFreshModules(env, async () => {
      deploy.DEPLOY_CONTEXT = context;
      const { requestRebuild } = await import('../../netlify/ports/rebuild.ts');
      return requestRebuild();
    });
  expect(await ask('deploy-preview')).toBe(false);
  expect(hook.calls()).toBe(0);
  expect(await ask('production')).toBe(true);
  hook.close();
});

test('The live deploy writes', async () => {
  deploy.DEPLOY_CONTEXT = 'production';
  expect(await createJson('orders/three', {})).toBe(true);
});

test('Stores are opened in one file, which has the guard', () => {
  const ports = join(project, 'netlify/ports');
  const opening = readdirSync(ports, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .filter((name) => readFileSync(join(ports, name), 'utf8').includes('getStore('));
  expect(opening).toEqual([join('blobs', 'store.ts')]);
});
