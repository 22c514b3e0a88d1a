import { useEffect, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { isOwnPicture } from '#shared/pictures/own-picture';
import { pictureUrl } from '#shared/pictures/picture';
import { sizeWords } from '#shared/wall/size-words';
import { Field } from '../../ui/Field.tsx';
import type { ArtworkValues } from './form-values.ts';

const measuredWidth = 480;

/** Says whether the first photograph and the size agree, so that the artwork can be shown on a wall. */
export function SizeField() {
  const { register, formState, control } = useFormContext<ArtworkValues>();
  const [dimensions = '', images] = useWatch({ control, name: ['dimensions', 'images'] });
  const ratio = usePictureRatio(images?.[0]?.url ?? '');
  return (
    <Field
      label="Dimensions"
      placeholder="18 x 24"
      hint={ratio === null ? undefined : sizeWords(dimensions, ratio)}
      error={formState.errors.dimensions?.message}
      {...register('dimensions')}
    />
  );
}

/** Width to height; null until the picture is loaded. */
function usePictureRatio(url: string): number | null {
  const [seen, setSeen] = useState({ url: '', ratio: 0 });
  useEffect(() => {
    if (!isOwnPicture(url)) return undefined;
    const image = new Image();
    const left = new AbortController();
    const measure = () => setSeen({ url, ratio: image.naturalWidth / image.naturalHeight });
    image.addEventListener('load', measure, { signal: left.signal });
    image.src = pictureUrl(url, measuredWidth, 'webp');
    return () => left.abort();
  }, [url]);
  return seen.url === url && seen.ratio > 0 ? seen.ratio : null;
}
