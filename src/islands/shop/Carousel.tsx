import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import ZoomIn from 'lucide-react/icons/zoom-in';
import ZoomOut from 'lucide-react/icons/zoom-out';
import { useLayoutEffect, useState } from 'react';
import type { GalleryWorks } from '../../stores/overlay.ts';
import { Caption } from './Caption.tsx';
import { Dots } from './Dots.tsx';
import { RoomButton } from './RoomButton.tsx';
import { Slide } from './Slide.tsx';
import { useCarousel } from './use-carousel.ts';
import { usePinched } from './use-pinched.ts';

/** The works side by side, one at a time. */
export function Carousel({ artworks, index, preview, onShown }: GalleryWorks) {
  const [isZoomed, setZoomed] = useState(false);
  const isPinched = usePinched();
  const { viewport, selected, showPrevious, showNext, show } = useCarousel({
    startIndex: index,
    isHeld: isPinched || isZoomed,
  });
  const artwork = artworks[selected];
  useLayoutEffect(() => onShown(), [onShown]);

  return (
    <div className="flex min-h-0 flex-1 flex-col gap-4 pb-6">
      <div className="relative min-h-0 flex-1">
        <div
          ref={viewport}
          className="h-full overflow-hidden"
          style={{ touchAction: isZoomed ? 'none' : isPinched ? 'auto' : 'pan-y pinch-zoom' }}
        >
          <div className="flex h-full">
            {artworks.map((work, place) => (
              <Slide
                key={work.id}
                artwork={work}
                place={`${place + 1} of ${artworks.length}`}
                isSelected={place === selected}
                isZoomed={isZoomed && place === selected}
                preview={place === index ? preview : undefined}
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
      <RoomButton
        place="corner"
        label={isZoomed ? 'Zoom out' : 'Zoom in'}
        onPress={() => setZoomed(!isZoomed)}
      >
        {isZoomed ? <ZoomOut {...zoomIcon} /> : <ZoomIn {...zoomIcon} />}
      </RoomButton>
      {artwork && <Caption artwork={artwork} />}
      <Dots artworks={artworks} selected={selected} onChoose={show} />
    </div>
  );
}

const zoomIcon = { 'aria-hidden': true, size: 22, strokeWidth: 1.5 };
