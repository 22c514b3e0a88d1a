import { useEffect } from 'react';
import { $session } from './session.ts';

/**
 * Calls `load` beside the check of the session, which decides whether its answer is shown, and again beside a later check, of a page from
 * the back cache. `load` must be stable.
 */
export function useWhenSignedIn(load: () => Promise<void>): void {
  useEffect(() => {
    void load();
    return $session.listen((session) => {
      if (session === 'checking') void load();
    });
  }, [load]);
}
