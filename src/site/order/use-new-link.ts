import { useEffect } from 'react';
import { readFragment } from '../../lib/fragment.ts';

/** A link to the open page changes only the fragment; '#main' is none of ours. */
export function useNewLink(): void {
  useEffect(() => {
    addEventListener('hashchange', open);
    return () => removeEventListener('hashchange', open);
  }, []);
}

function open(): void {
  if (readFragment().includes('.')) location.reload();
}
