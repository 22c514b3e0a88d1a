import { useEffect, useEffectEvent, useRef } from 'react';
import { readFragment } from '../../lib/fragment.ts';

/** Opens the dialog of a deed if the address asks for it: what there is to do leads there (rule 111). Returns the ref of its button. */
export function useLinkedDeed(id: string, open: (button: HTMLElement) => void) {
  const button = useRef<HTMLButtonElement>(null);
  const openLinked = useEffectEvent(() => button.current && open(button.current));
  useEffect(() => {
    if (takeLinkedDeed(id)) openLinked();
  }, [id]);
  return button;
}

/** Removes the query by which the address asks: a reload does not open the dialog again. */
function takeLinkedDeed(id: string): boolean {
  if (!new URLSearchParams(location.search).has('deed') || readFragment() !== id) return false;
  history.replaceState(history.state, '', location.pathname + location.hash);
  return true;
}
