import { useStore } from '@nanostores/react';
import type { Ref } from 'react';
import { telephoneSize } from '#shared/pictures/picture';
import type { WidthStep } from '#shared/pictures/variants';
import { imageUrl } from '../../lib/pictures/image-url.ts';
import { countOf, type Photograph } from './slides.ts';
import { WorkPicture } from './WorkPicture.tsx';
import { $words } from '../../words/page-words.ts';

const previewWidth: WidthStep = 96;

type SlideProps = {
  photograph: Photograph;
  /** '2 of 5' */
  place: string;
  isSelected: boolean;
  /** Only the selected slide and its neighbours have pictures. */
  isNear: boolean;
  isZoomed: boolean;
  /** The page's picture, or else a small one, is shown until the large one has loaded. */
  preview?: string | undefined;
  pictureRef?: Ref<HTMLImageElement> | undefined;
};

export function Slide({ photograph, place, isSelected, isNear, isZoomed, ...rest }: SlideProps) {
  const { gallery } = useStore($words);
  const { artwork, image } = photograph;
  const { pictureRef } = rest;
  const preview = rest.preview || imageUrl(image.url, { w: previewWidth, fm: 'webp', q: 74 });
  const ratio = image.width / image.height;
  const count = countOf(photograph);
  const title = count ? gallery.photograph(artwork.title, count) : artwork.title;
  return (
    <div
      role="group"
      aria-roledescription={gallery.slide}
      aria-label={`${place}: ${title}`}
      inert={!isSelected}
      className="min-w-0 shrink-0 grow-0 basis-full px-4 sm:px-16"
    >
      <div
        data-clip
        className="flex size-full items-center justify-center overflow-hidden [container-type:size]"
      >
        {isNear && (
          <div
            data-zoom={isSelected ? image.width : undefined}
            className="relative shrink-0"
            style={{ width: `min(100cqw, 100cqh * ${ratio})` }}
          >
            <WorkPicture
              ref={pictureRef}
              image={image}
              sizes={`${telephoneSize}, min(100vw, ${Math.round(100 * ratio)}vh)`}
              loading={isSelected ? 'eager' : 'lazy'}
              draggable={false}
              className="block h-auto w-full bg-cover"
              style={{ backgroundImage: `url("${preview}")` }}
            />
            {isZoomed && (
              <img
                src={image.url}
                alt=""
                data-stored
                draggable={false}
                className="absolute inset-0 size-full"
              />
            )}
          </div>
        )}
      </div>
    </div>
  );
}
