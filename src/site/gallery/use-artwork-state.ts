import { useStore } from '@nanostores/react';
import type { ArtworkState } from '#shared/availability';
import type { GalleryArtwork } from '#shared/gallery';
import { $availability, $prices } from '../lists/availability-store.ts';

/** Returns the state of an artwork: as built until the shop has answered. */
export function useArtworkState({ id, isUpcoming }: GalleryArtwork): ArtworkState | undefined {
  const state = useStore($availability)[id];
  const isAnswered = useStore($prices) !== undefined;
  return isUpcoming && !isAnswered ? 'upcoming' : state;
}
