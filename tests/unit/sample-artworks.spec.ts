import { after, beforeEach, test } from 'node:test';
import { expect } from '@playwright/test';
import { sampleArtworks } from '#shared/samples/artworks';
import { variableStripeMode } from '../../netlify/env.ts';
import { writeJson } from '../../netlify/ports/blobs/records.ts';
import { refreshAllSnapshots } from '../../netlify/use-cases/publishing/snapshots.ts';
import {
  listVisibleSampleArtworks,
  sampleWarning,
} from '../../netlify/use-cases/artworks/sample-artworks.ts';
import { newSampleArtworks } from '../../netlify/use-cases/samples/samples.ts';
import { giveOwnStore } from '../fixtures/blobs/own-store.ts';
import { artworkKey } from '../fixtures/records.ts';

giveOwnStore();

const stripeNames = ['STRIPE_SECRET_KEY', 'PUBLIC_STRIPE_PUBLISHABLE_KEY'];
const given = stripeNames.map((name) => [name, process.env[name]] as const);

beforeEach(() => {
  for (const name of stripeNames) delete process.env[name];
});
after(() => {
  for (const [name, value] of given) {
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
  }
});

test('A sample artwork is visible until it is hidden or has a picture of its own', async () => {
  const [one, two, three] = sampleArtworks;
  const imageUrl = `/media/${'a'.repeat(40)}`;
  const stored = [one!, { ...two!, isHidden: true }, { ...three!, imageUrl }];
  for (const artwork of stored) await writeJson(artworkKey(artwork.id), artwork);
  await refreshAllSnapshots();
  expect((await listVisibleSampleArtworks()).map(({ id }) => id)).toEqual([one!.id]);
});

test('Sample artworks are hidden unless the Stripe key is a test key', () => {
  for (const [key, isHidden] of [
    ['', true],
    ['sk_live_x', true],
    ['rk_live_x', true],
    ['sk_test_x', false],
    ['rk_test_x', false],
  ] as const) {
    process.env['STRIPE_SECRET_KEY'] = key;
    const hidden = newSampleArtworks(variableStripeMode()).map((artwork) => artwork.isHidden);
    expect(hidden, key).toEqual(Array(5).fill(isHidden));
  }
});

test('A build with live keys names the visible sample artworks and says what to do', () => {
  const own = { title: 'Mine', imageUrl: `/media/${'a'.repeat(40)}` };
  const wall = [own, sampleArtworks[0]!];
  for (const [name, key] of [
    ['STRIPE_SECRET_KEY', 'sk_live_x'],
    ['STRIPE_SECRET_KEY', 'rk_live_x'],
    ['PUBLIC_STRIPE_PUBLISHABLE_KEY', 'pk_live_x'],
  ] as const) {
    process.env[name] = key;
    expect(sampleWarning(wall), key).toMatch(/real money: 'Jou Mache'\. Hide or delete .*\/admin/);
    expect(sampleWarning([own]), key).toBeNull();
    delete process.env[name];
  }
  process.env['STRIPE_SECRET_KEY'] = 'sk_test_x';
  process.env['PUBLIC_STRIPE_PUBLISHABLE_KEY'] = 'pk_test_x';
  expect(sampleWarning(wall)).toBeNull();
});
