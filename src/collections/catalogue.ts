import { getCollection } from 'astro:content';
import type { PublicArtwork } from '#shared/artwork';
import { freeState } from '#shared/availability';
import type { GalleryArtwork } from '#shared/gallery';
import type { Language } from '#shared/language';
import { newestFirst } from '#shared/newest-first';
import { withoutDefaultAlts, type ShownImage } from '#shared/pictures/images';
import { markWords } from '#shared/pictures/marks';
import { artworkTexts, inLanguage, type Langs } from '#shared/translations';

export type CatalogueArtwork = Omit<PublicArtwork, 'images'> & {
  images: ShownImage[];
  preview: string;
  langs?: Langs<(typeof artworkTexts)[number]>;
};

export async function listWorks(language: Language = 'en'): Promise<CatalogueArtwork[]> {
  const entries = (await getCollection('artworks')).map(({ data }) => data);
  return entries
    .sort((one, other) => one.place - other.place)
    .map(({ place: _place, ...work }) => workIn(work, language));
}

/** Returns the work in a language. An alt text that was made from the English title is made from the shown one. */
export function workIn(work: CatalogueArtwork, language: Language): CatalogueArtwork {
  if (language === 'en') return work;
  const shown = inLanguage(work, artworkTexts, language);
  const images = withoutDefaultAlts(work).map((image, place): ShownImage => {
    if (image.alt) return { ...image, lang: 'en' };
    const what = image.mark ? markWords[language][image.mark] : place + 1;
    return { ...image, alt: place === 0 ? shown.title : `${shown.title}, ${what}` };
  });
  return { ...shown, images, imageAlt: images[0]?.alt ?? '' };
}

/** Returns the featured artwork, else the newest (rule 4). */
export function chooseHero(works: CatalogueArtwork[]): CatalogueArtwork | undefined {
  const newest = newestFirst(works);
  return newest.find(({ isFeatured }) => isFeatured) ?? newest[0];
}

/** Returns the artwork of an essay, or the first one if it is not listed. */
export function pickWork(works: CatalogueArtwork[], slug: string): CatalogueArtwork | undefined {
  return works.find((work) => work.slug === slug) ?? works[0];
}

/** Returns the artwork of the gallery. A sold one or one that is not for sale has no price, and its price cannot be asked. */
export function toGalleryArtwork(work: CatalogueArtwork): GalleryArtwork {
  const { id, slug, title, images, technique, dimensions, year, langs } = work;
  const isOffered = !/^(sold|not-for-sale)$/.test(work.state);
  const price = isOffered ? work.price : null;
  const asksPrice = isOffered && freeState(work) === 'on-request';
  const gallery = { id, slug, title, images, technique, dimensions, year, price };
  return {
    ...gallery,
    ...(work.state === 'upcoming' && { isUpcoming: true }),
    ...(asksPrice && { asksPrice }),
    ...(langs && { langs }),
  };
}
