import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useRef, useState } from 'react';
import { likesStillness } from '../../lib/motion.ts';

type CarouselOptions = { startIndex: number; isHeld: boolean };

export function useCarousel({ startIndex, isHeld }: CarouselOptions) {
  const held = useRef(isHeld);
  // Embla restarts when its options change, so they are stable.
  const [options] = useState(() => ({
    loop: true,
    startIndex,
    duration: likesStillness() ? 0 : 25,
    watchDrag: () => !held.current,
  }));
  const [viewport, embla] = useEmblaCarousel(options);
  const [selected, setSelected] = useState(startIndex);

  useEffect(() => {
    held.current = isHeld;
  }, [isHeld]);

  useEffect(() => {
    if (!embla) return;
    const follow = () => setSelected(embla.selectedScrollSnap());
    const turn = ({ key }: KeyboardEvent) => {
      if (key === 'ArrowLeft') embla.scrollPrev();
      if (key === 'ArrowRight') embla.scrollNext();
    };
    embla.on('select', follow);
    document.addEventListener('keydown', turn);
    return () => {
      embla.off('select', follow);
      document.removeEventListener('keydown', turn);
    };
  }, [embla]);

  return {
    viewport,
    selected,
    showPrevious: () => embla?.scrollPrev(),
    showNext: () => embla?.scrollNext(),
    show: (index: number) => embla?.scrollTo(index),
  };
}
