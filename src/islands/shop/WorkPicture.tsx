import type { ComponentProps } from 'react';
import type { GalleryArtwork } from '#shared/gallery';
import { pictureSources, plainPictureUrl } from '#shared/pictures/picture';

type Pictured = Pick<GalleryArtwork, 'imageUrl' | 'imageAlt' | 'imageWidth' | 'imageHeight'>;
type WorkPictureProps = ComponentProps<'img'> & { artwork: Pictured; sizes: string };

/** AVIF and WebP with a JPEG fallback, under the same addresses as on the pages. */
export function WorkPicture({ artwork, sizes, ...image }: WorkPictureProps) {
  const { imageUrl, imageAlt, imageWidth, imageHeight } = artwork;
  const sources = (format: 'avif' | 'webp' | 'jpg') => pictureSources(imageUrl, imageWidth, format);
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={sources('avif')} sizes={sizes} />
      <source type="image/webp" srcSet={sources('webp')} sizes={sizes} />
      <img
        src={plainPictureUrl(imageUrl, imageWidth)}
        srcSet={sources('jpg')}
        sizes={sizes}
        alt={imageAlt}
        width={imageWidth}
        height={imageHeight}
        {...image}
      />
    </picture>
  );
}
