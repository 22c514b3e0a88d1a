import { atom } from 'nanostores';

/** Heads of what lies over the page, the uppermost last: a toast stands on it, so that no control and no result is beneath. */
export const $toastPlaces = atom<HTMLElement[]>([]);

/** Adds the head until it leaves the page: a ref's callback. */
export function addToastPlace(place: HTMLElement | null): (() => void) | undefined {
  if (!place) return undefined;
  $toastPlaces.set([...$toastPlaces.get(), place]);
  return () => $toastPlaces.set($toastPlaces.get().filter((one) => one !== place));
}
