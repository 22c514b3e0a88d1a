import type { Artwork } from '#shared/artwork';
import { hasLiveStripeKeys } from '../env.ts';
import { listArtworks } from './artworks.ts';

type Shown = Pick<Artwork, 'title' | 'imageUrl'>;

/** The visible artworks that still show a picture of the samples. Throws 503. */
export async function listVisibleSampleArtworks(): Promise<Artwork[]> {
  const artworks = await listArtworks();
  return artworks.filter((artwork) => !artwork.isHidden && isSample(artwork));
}

/** The line for the log of a build whose pages offer sample artworks with live Stripe keys; null when there is no need. */
export function sampleWarning(visible: Shown[]): string | null {
  const samples = visible.filter(isSample);
  if (samples.length === 0 || !hasLiveStripeKeys()) return null;
  const titles = samples.map(({ title }) => `'${title}'`).join(', ');
  return `WARNING: visitors can buy sample artworks with real money: ${titles}. Hide or delete them at /admin/artworks.`;
}

function isSample({ imageUrl }: Shown): boolean {
  return imageUrl.startsWith('/samples/');
}
