import type { PublicImage } from './pictures/images.ts';

/** An artwork with all its photographs. */
export type GalleryArtwork = {
  id: string;
  /** Without one it has no page. */
  slug?: string;
  title: string;
  images: PublicImage[];
  technique: string;
  dimensions: string;
  year: number;
  price: string | null;
};
