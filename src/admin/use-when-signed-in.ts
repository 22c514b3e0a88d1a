import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { $session } from './session.ts';

/** Calls `load` once the session is checked. `load` must be stable. */
export function useWhenSignedIn(load: () => Promise<void>): void {
  const session = useStore($session);
  useEffect(() => {
    if (session === 'signed-in') void load();
  }, [session, load]);
}
