import { useState, type PointerEvent, type Ref } from 'react';
import type { GalleryArtwork } from '#shared/gallery';
import { WorkPicture } from './WorkPicture.tsx';

type SlideProps = {
  artwork: GalleryArtwork;
  /** '2 of 5' */
  place: string;
  isSelected: boolean;
  /** Only the selected slide and its neighbours have pictures. */
  isNear: boolean;
  isZoomed: boolean;
  /** The page's picture, shown until the large one has loaded. */
  preview?: string | undefined;
  pictureRef?: Ref<HTMLImageElement> | undefined;
};

export function Slide({ artwork, place, isSelected, isNear, isZoomed, ...rest }: SlideProps) {
  const { preview, pictureRef } = rest;
  const [origin, setOrigin] = useState('center');
  return (
    <div
      role="group"
      aria-roledescription="slide"
      aria-label={`${place}: ${artwork.title}`}
      inert={!isSelected}
      className="min-w-0 shrink-0 grow-0 basis-full px-4 sm:px-16"
    >
      <div
        data-clip
        className="flex size-full items-center justify-center overflow-hidden [container-type:size]"
        onPointerMove={(event) => setOrigin(placeUnder(event))}
      >
        {isNear && (
          <WorkPicture
            ref={pictureRef}
            artwork={artwork}
            sizes={isZoomed ? '250vw' : '100vw'}
            loading={isSelected ? 'eager' : 'lazy'}
            draggable={false}
            className="h-auto bg-cover transition-transform duration-300"
            style={{
              width: `min(100cqw, 100cqh * ${artwork.imageWidth / artwork.imageHeight})`,
              transformOrigin: origin,
              transform: isZoomed ? 'scale(2.5)' : undefined,
              backgroundImage: preview && `url("${preview}")`,
            }}
          />
        )}
      </div>
    </div>
  );
}

function placeUnder({ clientX, clientY, currentTarget }: PointerEvent): string {
  const { x, y, width, height } = currentTarget.getBoundingClientRect();
  return `${((clientX - x) / width) * 100}% ${((clientY - y) / height) * 100}%`;
}
