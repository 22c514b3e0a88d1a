import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useRef, useState } from 'react';
import { prefersReducedMotion } from './motion.ts';

type CarouselOptions = {
  startIndex: number;
  /** Whether swipes and arrow keys are for something else. */
  isHeld: () => boolean;
  onTurn: () => void;
};

export function useCarousel({ startIndex, isHeld, onTurn }: CarouselOptions) {
  const latest = useRef({ isHeld, onTurn });
  // Embla restarts when its options change, so they are stable.
  const [options] = useState(() => ({
    loop: true,
    startIndex,
    duration: prefersReducedMotion() ? 0 : 25,
    watchDrag: () => !latest.current.isHeld(),
  }));
  const [viewport, embla] = useEmblaCarousel(options);
  const [selected, setSelected] = useState(startIndex);

  useEffect(() => {
    latest.current = { isHeld, onTurn };
  }, [isHeld, onTurn]);

  useEffect(() => {
    if (!embla) return;
    const follow = () => {
      setSelected(embla.selectedScrollSnap());
      latest.current.onTurn();
    };
    const turn = ({ key }: KeyboardEvent) => {
      if (latest.current.isHeld()) return;
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
