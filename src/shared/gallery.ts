import type { ShownImage } from './pictures/images.ts';
import type { Langs } from './translations.ts';

/** An artwork with all its photographs. */
export type GalleryArtwork = {
  id: string;
  /** Without one it has no page. */
  slug?: string;
  title: string;
  images: ShownImage[];
  technique: string;
  dimensions: string;
  year: number;
  price: string | null;
  /** Before its hour, as built. */
  isUpcoming?: boolean;
  /** On request (rule 98). */
  asksPrice?: boolean;
  langs?: Langs<'title' | 'technique'>;
};
