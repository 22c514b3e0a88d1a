import { useStore } from '@nanostores/react';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import ZoomIn from 'lucide-react/icons/zoom-in';
import ZoomOut from 'lucide-react/icons/zoom-out';
import { useLayoutEffect, useRef, useState, useEffect } from 'react';
import type { GalleryWorks } from '../overlay-store.ts';
import { Caption } from './Caption.tsx';
import { Dots } from './Dots.tsx';
import { RoomButton } from './RoomButton.tsx';
import { Slide } from './Slide.tsx';
import { findSlide, nameOfStep, slidesOf } from './slides.ts';
import { useCarousel } from './use-carousel.ts';
import { useZoom } from './use-zoom.ts';
import { $words } from '../../words/page-words.ts';
import { prefersReducedMotion } from './motion.ts';

export function Carousel({ artworks, index, photograph, preview, pressed }: GalleryWorks) {
  const [slides] = useState(() => slidesOf(artworks));
  const [start] = useState(() => findSlide(slides, index, Number(photograph ?? 0)));
  const room = useRef<HTMLDivElement>(null);
  const picture = useRef<HTMLImageElement>(null);
  const isPinched = usePinched();
  const zoom = useZoom(room);
  const { viewport, selected, showPrevious, showNext, show } = useCarousel({
    startIndex: start,
    isHeld: () => isPinched || zoom.isActive(),
    onTurn: zoom.reset,
  });
  const shown = slides[selected];
  const { gallery } = useStore($words);
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
        label={zoom.isZoomed ? gallery.zoomOut : gallery.zoomIn}
        onPress={zoom.toggle}
      >
        {zoom.isZoomed ? <ZoomOut {...zoomIcon} /> : <ZoomIn {...zoomIcon} />}
      </RoomButton>
      <div ref={room} className="min-h-0 flex-1 sm:relative">
        <div
          ref={viewport}
          className="h-full overflow-x-clip"
          style={{ touchAction: isPinched ? 'auto' : 'none' }}
        >
          <div className="flex h-full">
            {slides.map((slide, place) => (
              <Slide
                key={`${slide.artwork.id} ${slide.place}`}
                photograph={slide}
                place={gallery.place(slide.work + 1, artworks.length)}
                isSelected={place === selected}
                isNear={distance(place, selected, slides.length) <= 1}
                isZoomed={zoom.isZoomed && place === selected}
                preview={place === start ? preview : undefined}
                pictureRef={place === start ? picture : undefined}
              />
            ))}
          </div>
        </div>
        {slides.length > 1 && (
          <>
            <RoomButton
              place="left"
              label={gallery.previous[nameOfStep(slides, selected, -1)]}
              onPress={showPrevious}
            >
              <ChevronLeft aria-hidden size={32} strokeWidth={1} />
            </RoomButton>
            <RoomButton
              place="right"
              label={gallery.next[nameOfStep(slides, selected, 1)]}
              onPress={showNext}
            >
              <ChevronRight aria-hidden size={32} strokeWidth={1} />
            </RoomButton>
          </>
        )}
      </div>
      {shown && <Caption photograph={shown} />}
      <Dots
        artworks={artworks}
        selected={shown?.work ?? 0}
        onChoose={(work) => show(findSlide(slides, work))}
      />
    </div>
  );
}

/** Returns the distance of two indexes in a row that wraps at both ends. */
function distance(first: number, second: number, count: number): number {
  const steps = Math.abs(first - second);
  return Math.min(steps, count - steps);
}

const zoomIcon = { 'aria-hidden': true, size: 22, strokeWidth: 1.5 };

const growth = { duration: 400, easing: 'ease-out' };

function growFrom(pressed: DOMRect, picture: HTMLElement, room: HTMLElement): void {
  if (prefersReducedMotion()) return;
  const start = middleOf(pressed);
  const end = middleOf(room.getBoundingClientRect());
  const scale = pressed.width / picture.offsetWidth;
  const shift = `translate(${start.x - end.x}px, ${start.y - end.y}px)`;
  picture.animate({ transform: [`${shift} scale(${scale})`, 'none'] }, growth);
  // The element that clips a zoomed picture would clip the growing one.
  picture.closest('[data-clip]')?.animate({ overflow: ['visible', 'visible'] }, growth);
}

function middleOf({ x, y, width, height }: DOMRect): { x: number; y: number } {
  return { x: x + width / 2, y: y + height / 2 };
}

function usePinched(): boolean {
  const [isPinched, setPinched] = useState(false);
  useEffect(() => {
    const view = window.visualViewport;
    if (!view) return;
    const follow = () => setPinched(view.scale > 1.05);
    view.addEventListener('resize', follow);
    return () => view.removeEventListener('resize', follow);
  }, []);
  return isPinched;
}
