import { useState, type PointerEvent } from 'react';
import type { GalleryArtwork } from '#shared/gallery';
import { transitionName } from './grow.ts';
import { WorkPicture } from './WorkPicture.tsx';

type SlideProps = {
  artwork: GalleryArtwork;
  /** '2 of 5' */
  place: string;
  isSelected: boolean;
  isZoomed: boolean;
  /** The picture as the page showed it, until the large one has come. */
  preview?: string | undefined;
};

/** One work, as large as the room allows; zoomed in, the eye follows the pointer over its brushwork. */
export function Slide({ artwork, place, isSelected, isZoomed, preview }: SlideProps) {
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
        className="grid size-full place-items-center overflow-hidden [container-type:size]"
        onPointerMove={(event) => setOrigin(placeUnder(event))}
      >
        <WorkPicture
          artwork={artwork}
          sizes={isZoomed ? '250vw' : '100vw'}
          loading={isSelected ? 'eager' : 'lazy'}
          draggable={false}
          className="h-auto bg-cover transition-transform duration-300"
          style={{
            width: `min(100cqw, 100cqh * ${artwork.imageWidth / artwork.imageHeight})`,
            transformOrigin: origin,
            transform: isZoomed ? 'scale(2.5)' : undefined,
            viewTransitionName: isSelected ? transitionName : undefined,
            backgroundImage: preview && `url("${preview}")`,
          }}
        />
      </div>
    </div>
  );
}

function placeUnder({ clientX, clientY, currentTarget }: PointerEvent): string {
  const { x, y, width, height } = currentTarget.getBoundingClientRect();
  return `${((clientX - x) / width) * 100}% ${((clientY - y) / height) * 100}%`;
}
