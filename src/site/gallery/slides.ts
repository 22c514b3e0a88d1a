import type { GalleryArtwork } from '#shared/gallery';
import type { ShownImage } from '#shared/pictures/images';
import { $words } from '../../words/page-words.ts';

/** One photograph: the index of its artwork, and its place among the artwork's photographs, both from 0. */
export type Photograph = {
  artwork: GalleryArtwork;
  image: ShownImage;
  work: number;
  place: number;
};

/** Returns the photographs in order. All of an artwork come before the next artwork. */
export function slidesOf(artworks: readonly GalleryArtwork[]): Photograph[] {
  return artworks.flatMap((artwork, work) =>
    artwork.images.map((image, place) => ({ artwork, image, work, place })),
  );
}

/** Returns the index of a photograph, or of the artwork's first one. */
export function findSlide(slides: readonly Photograph[], work: number, place = 0): number {
  const first = slides.findIndex((slide) => slide.work === work);
  return slides[first + place]?.work === work ? first + place : first;
}

/** Returns '2 of 3', or null for the only photograph of an artwork. */
export function countOf({ artwork, place }: Photograph): string | null {
  const { length } = artwork.images;
  return length > 1 ? $words.get().gallery.place(place + 1, length) : null;
}

type Step = 'photograph' | 'artwork';

/** Returns what the next or previous slide of a row that wraps shows: a photograph of the same artwork, or another artwork. */
export function nameOfStep(slides: readonly Photograph[], from: number, step: 1 | -1): Step {
  const to = slides[(from + step + slides.length) % slides.length];
  return to?.work === slides[from]?.work ? 'photograph' : 'artwork';
}
