import type { Artwork } from '#shared/artwork';
import { variableStripeMode } from '../../env.ts';
import { listArtworks } from './artworks.ts';

type Shown = Pick<Artwork, 'title' | 'imageUrl'>;

export async function listVisibleSampleArtworks(): Promise<Artwork[]> {
  const artworks = await listArtworks();
  return artworks.filter((artwork) => !artwork.isHidden && isSample(artwork));
}

/** Returns the warning for a build with live Stripe keys and visible sample artworks, or null. */
export function sampleWarning(visible: Shown[]): string | null {
  const samples = visible.filter(isSample);
  if (samples.length === 0 || variableStripeMode() !== 'live') return null;
  const titles = samples.map(({ title }) => `'${title}'`).join(', ');
  return `WARNING: visitors can buy sample artworks with real money: ${titles}. Hide or delete them at /admin/artworks.`;
}

export function isSample({ imageUrl }: Shown): boolean {
  return isSampleAddress(imageUrl);
}

/** Returns whether the address is of a picture or a film that came with the shop. */
export function isSampleAddress(address: string): boolean {
  return address.startsWith('/samples/');
}
