import { useEffect, useRef } from 'react';
import { readFragment } from '../../lib/fragment.ts';

/** Scrolls to the entry that the address names: the browser looks for it before it is rendered. */
export function useScrollToLinked(id: string) {
  const entry = useRef<HTMLElement>(null);
  useEffect(() => {
    if (readFragment() === id) entry.current?.scrollIntoView();
  }, [id]);
  return entry;
}
