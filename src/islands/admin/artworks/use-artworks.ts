import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { $artworks, loadArtworks } from '../../../stores/admin-artworks.ts';
import { $session } from '../../../stores/admin.ts';

/** The artworks, asked for as soon as the session has been checked. */
export function useArtworks() {
  const session = useStore($session);
  useEffect(() => {
    if (session === 'signed-in') void loadArtworks();
  }, [session]);
  return useStore($artworks);
}
