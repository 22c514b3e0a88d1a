import { useEffect, useState } from 'react';

export type ToastPlace = 'top' | 'bottom';

const fields = 'input, textarea, select';

/** From this width on a toast stands beside the headings, in CSS pixels. */
const wide = 768;

/** Keeps a toast away from the field that is typed in, on a phone from a heading with the focus too: in the other half of the screen. */
export function useToastPlace(usual: ToastPlace, id: number | undefined): ToastPlace {
  const [place, setPlace] = useState(usual);
  useEffect(() => {
    if (id === undefined) return;
    const choose = () => setPlace(isRead(usual) ? otherOf[usual] : usual);
    choose();
    document.addEventListener('focusin', choose);
    return () => document.removeEventListener('focusin', choose);
  }, [usual, id]);
  return place;
}

const otherOf = { top: 'bottom', bottom: 'top' } as const;

function isRead(half: ToastPlace): boolean {
  const read = innerWidth < wide ? `${fields}, h3` : fields;
  if (!document.activeElement?.matches(read)) return false;
  const { top, bottom } = document.activeElement.getBoundingClientRect();
  return (top + bottom) / 2 < innerHeight / 2 === (half === 'top');
}
