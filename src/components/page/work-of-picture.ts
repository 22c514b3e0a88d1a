import type { CatalogueArtwork } from '../../collections/catalogue.ts';

type Work = Pick<CatalogueArtwork, 'imageUrl' | 'imageAlt'>;

/** Returns the artwork in a picture. Of several with the same picture the alt text tells it, else nothing does. */
export function workOfPicture<One extends Work>(
  works: readonly One[],
  { imageUrl, imageAlt }: { imageUrl?: string | undefined; imageAlt?: string | undefined },
): One | undefined {
  const shown = works.filter((candidate) => candidate.imageUrl === imageUrl);
  const named = shown.filter((candidate) => candidate.imageAlt === imageAlt);
  const [work, second] = named.length > 0 ? named : shown;
  return second ? undefined : work;
}
