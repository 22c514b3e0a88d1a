import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import ZoomIn from 'lucide-react/icons/zoom-in';
import ZoomOut from 'lucide-react/icons/zoom-out';
import { useLayoutEffect, useRef, useState } from 'react';
import type { GalleryWorks } from '../../stores/overlay.ts';
import { Caption } from './Caption.tsx';
import { Dots } from './Dots.tsx';
import { growFrom } from './grow.ts';
import { RoomButton } from './RoomButton.tsx';
import { Slide } from './Slide.tsx';
import { useCarousel } from './use-carousel.ts';
import { usePinched } from './use-pinched.ts';

export function Carousel({ artworks, index, preview, pressed }: GalleryWorks) {
  const [isZoomed, setZoomed] = useState(false);
  const isPinched = usePinched();
  const { viewport, selected, showPrevious, showNext, show } = useCarousel({
    startIndex: index,
    isHeld: isPinched || isZoomed,
  });
  const artwork = artworks[selected];
  const room = useRef<HTMLDivElement>(null);
  const picture = useRef<HTMLImageElement>(null);
  useLayoutEffect(() => {
    // In the next frame, after all measurements of this one.
    const frame = requestAnimationFrame(() => {
      if (picture.current && room.current) growFrom(pressed, picture.current, room.current);
    });
    return () => cancelAnimationFrame(frame);
  }, [pressed]);

  return (
    <div className="flex min-h-0 flex-1 flex-col gap-4 pb-6">
      <RoomButton
        place="corner"
        label={isZoomed ? 'Zoom out' : 'Zoom in'}
        onPress={() => setZoomed(!isZoomed)}
      >
        {isZoomed ? <ZoomOut {...zoomIcon} /> : <ZoomIn {...zoomIcon} />}
      </RoomButton>
      <div ref={room} className="relative min-h-0 flex-1">
        <div
          ref={viewport}
          className="h-full overflow-x-clip"
          style={{ touchAction: isZoomed ? 'none' : isPinched ? 'auto' : 'pan-y pinch-zoom' }}
        >
          <div className="flex h-full">
            {artworks.map((work, place) => (
              <Slide
                key={work.id}
                artwork={work}
                place={`${place + 1} of ${artworks.length}`}
                isSelected={place === selected}
                isNear={distance(place, selected, artworks.length) <= 1}
                isZoomed={isZoomed && place === selected}
                preview={place === index ? preview : undefined}
                pictureRef={place === index ? picture : undefined}
              />
            ))}
          </div>
        </div>
        {artworks.length > 1 && (
          <>
            <RoomButton place="left" label="Previous artwork" onPress={showPrevious}>
              <ChevronLeft aria-hidden size={32} strokeWidth={1} />
            </RoomButton>
            <RoomButton place="right" label="Next artwork" onPress={showNext}>
              <ChevronRight aria-hidden size={32} strokeWidth={1} />
            </RoomButton>
          </>
        )}
      </div>
      {artwork && <Caption artwork={artwork} />}
      <Dots artworks={artworks} selected={selected} onChoose={show} />
    </div>
  );
}

/** The distance of two indexes in a row that wraps at both ends. */
function distance(one: number, other: number, count: number): number {
  const steps = Math.abs(one - other);
  return Math.min(steps, count - steps);
}

const zoomIcon = { 'aria-hidden': true, size: 22, strokeWidth: 1.5 };
