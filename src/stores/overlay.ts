import { atom } from 'nanostores';
import type { GalleryArtwork } from '#shared/gallery';

export type GalleryWorks = {
  artworks: readonly GalleryArtwork[];
  index: number;
  /** The address of the picture that was pressed, as it stands on the page. */
  preview?: string | undefined;
  /** Where that picture lay on the screen; the large one grows from there. */
  pressed: DOMRect;
};

export type Overlay =
  { screen: 'cart' } | { screen: 'checkout' } | ({ screen: 'gallery' } & GalleryWorks);

/** The one sheet, dialog or room that lies over the page, or null. */
export const $overlay = atom<Overlay | null>(null);

/** What was pressed to open it, and gets the focus back. */
export const $trigger = atom<HTMLElement | null>(null);

/** Lays one over the page, in place of the one before; `trigger` gets the focus back. */
export function openOverlay(overlay: Overlay, trigger: HTMLElement | null): void {
  $trigger.set(trigger);
  $overlay.set(overlay);
}

/** Takes it away. */
export function closeOverlay(): void {
  $overlay.set(null);
}
