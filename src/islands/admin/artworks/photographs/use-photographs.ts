import { useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { mostImages, tooManyImages } from '#shared/pictures/images';
import type { ArtworkValues } from '../form-values.ts';
import { moveImage, withFirstAddress, type ImageValue } from './order.ts';

/** The photographs of the form, and what can be done with them; `news` tells what was done. */
export function usePhotographs() {
  const { control, getValues } = useFormContext<ArtworkValues>();
  const { field } = useController({ control, name: 'images' });
  const [news, setNews] = useState('');
  // An upload ends in a later rendering than it began.
  const read = (): readonly ImageValue[] => getValues('images') ?? [];

  return {
    images: field.value ?? [],
    news,
    requireRoom() {
      if (read().length >= mostImages) throw new Error(tooManyImages);
    },
    add(url: string) {
      if (read().some((image) => image.url === url)) {
        throw new Error('It is among the photographs already.');
      }
      field.onChange([...read(), { url, alt: '' }]);
    },
    move(from: number, to: number) {
      const before = read();
      const moved = moveImage(before, from, to);
      if (moved === before) return;
      field.onChange(moved);
      setNews(`Photograph ${from + 1} is now photograph ${to + 1} of ${moved.length}.`);
    },
    remove(place: number) {
      const left = read().toSpliced(place, 1);
      field.onChange(left);
      setNews(`Photograph ${place + 1} is removed, ${left.length} left.`);
    },
    describe(place: number, alt: string) {
      field.onChange(read().map((image, index) => (index === place ? { ...image, alt } : image)));
    },
    setAddress(url: string) {
      field.onChange(withFirstAddress(read(), url));
    },
  };
}

export type Photographs = ReturnType<typeof usePhotographs>;
