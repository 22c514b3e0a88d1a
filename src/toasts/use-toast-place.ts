import { useEffect, useState, type RefObject } from 'react';

export type ToastPlace = 'top' | 'bottom';

const used = 'input, textarea, select, button';
const heading = 'h2, h3';

/** From this width on a toast stands beside the headings, in CSS pixels. */
const wide = 768;

/** Of a toast: its height before it is drawn, and from the upper and the lower edge, in CSS pixels. */
const lowest = 96;
const gaps = { top: 16, bottom: 96 };

type Place = { side: ToastPlace; keyboard: number };

/** Keeps a toast away from the field that is typed in and from the button that was pressed, on a phone from a heading with the focus too. `keyboard`: how much of the page it covers, in CSS pixels. */
export function useToastPlace(
  usual: ToastPlace,
  id: number | undefined,
  toast: RefObject<HTMLElement | null>,
): Place {
  const [place, setPlace] = useState<Place>({ side: usual, keyboard: 0 });
  useEffect(() => {
    if (id === undefined) return;
    function choose() {
      const keyboard = keyboardHeight();
      const isCovered = (side: ToastPlace) => covers(side, toast.current, keyboard);
      const side = isCovered(usual) && !isCovered(otherOf[usual]) ? otherOf[usual] : usual;
      setPlace({ side, keyboard });
    }
    choose();
    const end = new AbortController();
    const { signal } = end;
    for (const event of ['focusin', 'input']) document.addEventListener(event, choose, { signal });
    window.visualViewport?.addEventListener('resize', choose, { signal });
    return () => end.abort();
  }, [usual, id, toast]);
  return place;
}

const otherOf = { top: 'bottom', bottom: 'top' } as const;

/** A keyboard makes the visible part of the page lower, not the page. */
function keyboardHeight(): number {
  const { height = innerHeight, offsetTop = 0 } = window.visualViewport ?? {};
  return Math.max(0, innerHeight - height - offsetTop);
}

function covers(side: ToastPlace, toast: HTMLElement | null, keyboard: number): boolean {
  const { activeElement } = document;
  if (!toast || !activeElement || toast.contains(activeElement)) return false;
  const { width, height: shown } = toast.getBoundingClientRect();
  const height = Math.max(shown, lowest);
  const { top, bottom, left, right } = activeElement.getBoundingClientRect();
  if (innerWidth < wide && activeElement.matches(heading)) {
    return (top + bottom) / 2 < innerHeight / 2 === (side === 'top');
  }
  if (!activeElement.matches(used)) return false;
  if (side === 'top') return bottom > 0 && top < gaps.top + height && left < gaps.top + width;
  const end = innerHeight - keyboard - gaps.bottom;
  return bottom > end - height && top < end && right > innerWidth - gaps.top - width;
}
