import { describeSamples, type SamplesState } from '#shared/admin/samples';
import type { Artwork } from '#shared/artwork';
import { sampleArtworks, sampleContentPages } from '#shared/samples/artworks';
import { sampleInspirations, sampleProcess } from '#shared/samples/journal';
import { HttpError } from '../../errors.ts';
import { createJson, removeKey } from '../../ports/blobs/records.ts';
import type { StripeMode } from '../../env.ts';
import { readStripeMode } from '../../ports/keys.ts';
import { recordActivity } from '../admin/activity.ts';
import { listArtworks } from '../artworks/artworks.ts';
import { publishChange } from '../publishing/changes.ts';
import { snapshots } from '../publishing/snapshots.ts';
import { countSamples, findStoredSamples } from './stored-samples.ts';

export async function getSamples(): Promise<SamplesState> {
  const [samples, mode] = await Promise.all([findStoredSamples(), readStripeMode()]);
  return { removable: countSamples(samples), canAdd: !samples.isComplete && mode !== 'live' };
}

/** Leaves artworks that an order has. A press after a crash finds what is left, and publishes all of it. */
export async function removeSamples(editor: string): Promise<SamplesState> {
  const samples = await findStoredSamples();
  const { artworks, films, inspirations, pages } = samples;
  await Promise.all([...artworks, ...films, ...inspirations, ...pages].map(removeKey));
  await publishChange(...Object.values(snapshots));
  const removed = describeSamples(countSamples(samples));
  if (removed) await recordActivity(editor, `Samples removed: ${removed}`);
  return getSamples();
}

/** Leaves records that exist. Throws 409 with live keys. */
export async function addSamples(editor: string): Promise<SamplesState> {
  const mode = await readStripeMode();
  if (mode === 'live') {
    const reason = 'Your live keys are set: visitors could buy the samples with real money.';
    throw new HttpError(409, reason);
  }
  const hasFeatured = (await listArtworks()).some(({ isFeatured }) => isFeatured);
  const artworks = newSampleArtworks(mode);
  await writeSamples(
    hasFeatured ? artworks.map((artwork) => ({ ...artwork, isFeatured: false })) : artworks,
    mode,
  );
  await publishChange(...Object.values(snapshots));
  await recordActivity(editor, 'Samples added');
  return getSamples();
}

/** Stores the samples. Films and inspirations cannot be hidden, so a shop with live keys gets none. */
export async function writeSamples(artworks: Artwork[], mode: StripeMode): Promise<void> {
  const hasLiveKeys = mode === 'live';
  const films = hasLiveKeys ? [] : sampleProcess;
  const inspirations = hasLiveKeys ? [] : sampleInspirations;
  await Promise.all([
    ...artworks.map((artwork) => createJson(`artworks/${artwork.id}`, artwork)),
    ...sampleContentPages.map((page) => createJson(`content/${page.id}`, page)),
    ...films.map((item) => createJson(`process/${item.id}`, item)),
    ...inspirations.map((item) => createJson(`inspirations/${item.id}`, item)),
  ]);
}

/** Hides the samples unless there is a Stripe test key: visitors could buy them with real money. */
export function newSampleArtworks(mode: StripeMode): Artwork[] {
  const isHidden = mode !== 'test';
  return sampleArtworks.map((artwork) => ({ ...artwork, isHidden }));
}
