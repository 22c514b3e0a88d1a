import { useEffect } from 'react';
import { readFragment } from '../../lib/fragment.ts';

/** Reloads the page for a new link: a link to the open page changes only the fragment. '#main' is not such a link. */
export function useNewLink(): void {
  useEffect(() => {
    addEventListener('hashchange', open);
    return () => removeEventListener('hashchange', open);
  }, []);
}

function open(): void {
  if (readFragment().includes('.')) location.reload();
}
