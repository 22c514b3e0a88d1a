import { useState } from 'react';
import { mostImages, tooManyImages } from '#shared/pictures/images';
import { findFile, isStraightened } from '../../../lib/pictures/straighten/sources.ts';
import type { ArtworkFormState } from '../form-values.ts';
import { moveImage, withFirstAddress, type ImageValue } from '../photograph-order.ts';

/** Returns the photographs of the form and the functions that change them. `news` says what was done. */
export function usePhotographs(form: ArtworkFormState) {
  const [news, setNews] = useState('');
  const [asTaken, setAsTaken] = useState<readonly string[]>([]);
  const read = () => form.read().images;
  const change = (images: readonly ImageValue[]) => form.change({ images });

  function requireRoom() {
    if (read().length >= mostImages) throw new Error(tooManyImages);
  }

  return {
    images: form.values.images,
    news,
    asTaken,
    requireRoom,
    /**
     * Adds a photograph, or puts it in the place of the photograph with the address `replaces`, whose alt text it keeps. Throws a text for
     * people.
     */
    add(url: string, replaces?: string) {
      const before = read();
      if (before.some((image) => image.url === url)) {
        throw new Error('It is among the photographs already.');
      }
      const place = before.findIndex((image) => image.url === replaces);
      if (place >= 0) return change(before.with(place, { ...before[place]!, url }));
      requireRoom();
      change([...before, { url, alt: '' }]);
      if (!isStraightened(findFile(url))) setAsTaken((urls) => [...urls, url]);
    },
    move(from: number, to: number) {
      const before = read();
      const moved = moveImage(before, from, to);
      if (moved === before) return;
      change(moved);
      setNews(`Photograph ${from + 1} is now photograph ${to + 1} of ${moved.length}.`);
    },
    remove(place: number) {
      const imagesLeft = read().toSpliced(place, 1);
      change(imagesLeft);
      setNews(`Photograph ${place + 1} is removed, ${imagesLeft.length} left.`);
    },
    describe(place: number, words: Pick<ImageValue, 'alt' | 'mark'>) {
      change(read().map((image, index) => (index === place ? { ...image, ...words } : image)));
    },
    setAddress(url: string) {
      change(withFirstAddress(read(), url));
    },
  };
}

export type Photographs = ReturnType<typeof usePhotographs>;
