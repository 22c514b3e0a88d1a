import type { ComponentProps } from 'react';
import type { ShownImage } from '#shared/pictures/images';
import { pictureSources, plainPictureUrl } from '#shared/pictures/picture';

type WorkPictureProps = ComponentProps<'img'> & { image: ShownImage; sizes: string };

/** Shows AVIF and WebP with a JPEG fallback, under the same addresses as on the pages. */
export function WorkPicture({ image, sizes, ...attributes }: WorkPictureProps) {
  const { url, alt, lang, width, height } = image;
  const sources = (format: 'avif' | 'webp' | 'jpg') => pictureSources(url, width, format);
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={sources('avif')} sizes={sizes} />
      <source type="image/webp" srcSet={sources('webp')} sizes={sizes} />
      <img
        src={plainPictureUrl(url, width)}
        srcSet={sources('jpg')}
        sizes={sizes}
        alt={alt}
        lang={lang}
        width={width}
        height={height}
        {...attributes}
      />
    </picture>
  );
}
