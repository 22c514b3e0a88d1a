import { useStore } from '@nanostores/react';
import { $artworks, loadArtworks } from '../../../stores/admin/artworks.ts';
import { useWhenSignedIn } from '../use-when-signed-in.ts';

export function useArtworks() {
  useWhenSignedIn(loadArtworks);
  return useStore($artworks);
}
