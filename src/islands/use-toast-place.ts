import { useEffect, useState } from 'react';

export type ToastPlace = 'top' | 'bottom';

const fields = 'input, textarea, select';

/** Keeps a toast away from the field that is typed in: in the other half of the screen. */
export function useToastPlace(usual: ToastPlace, id: number | undefined): ToastPlace {
  const [place, setPlace] = useState(usual);
  useEffect(() => {
    if (id === undefined) return;
    const choose = () => setPlace(isTypedIn(usual) ? otherOf[usual] : usual);
    choose();
    document.addEventListener('focusin', choose);
    return () => document.removeEventListener('focusin', choose);
  }, [usual, id]);
  return place;
}

const otherOf = { top: 'bottom', bottom: 'top' } as const;

function isTypedIn(half: ToastPlace): boolean {
  if (!document.activeElement?.matches(fields)) return false;
  const { top, bottom } = document.activeElement.getBoundingClientRect();
  return (top + bottom) / 2 < innerHeight / 2 === (half === 'top');
}
