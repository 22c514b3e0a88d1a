import { atom } from 'nanostores';
import type { GalleryArtwork } from '#shared/gallery';

export type GalleryWorks = {
  artworks: readonly GalleryArtwork[];
  index: number;
  /** The place of the photograph among those of the artwork, from 0; default: the first. */
  photograph?: string | undefined;
  preview?: string | undefined;
  /** Its rectangle on the screen; the large picture grows from there. */
  pressed: DOMRect;
};

/** `heading`: the words of the control that was pressed. */
type Asking = { heading: string; artwork: AskedArtwork };

/** `asksPrice`: the question is what it costs (rule 98). */
export type AskedArtwork = { id: string; title: string; asksPrice?: boolean };

/** `pixels`: how many its picture has across. `size` in inches. */
export type WorkToHang = {
  title: string;
  url: string;
  pixels: number;
  size: { width: number; height: number };
};

export type Overlay =
  | { screen: 'cart' }
  | { screen: 'checkout' }
  | ({ screen: 'gallery' } & GalleryWorks)
  | ({ screen: 'ask' } & Asking)
  | ({ screen: 'ownWall'; heading: string } & WorkToHang);

export const $overlay = atom<Overlay | null>(null);

/** The control that opened the overlay; it gets the focus back. */
export const $trigger = atom<HTMLElement | null>(null);

export function openOverlay(overlay: Overlay, trigger: HTMLElement | null): void {
  $trigger.set(trigger);
  $overlay.set(overlay);
}

export function closeOverlay(): void {
  $overlay.set(null);
}
