import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { $session } from '../../stores/admin.ts';

/** Asks for what a screen shows as soon as the session has been checked (spec, section 4). `load` must not change. */
export function useWhenSignedIn(load: () => Promise<void>): void {
  const session = useStore($session);
  useEffect(() => {
    if (session === 'signed-in') void load();
  }, [session, load]);
}
