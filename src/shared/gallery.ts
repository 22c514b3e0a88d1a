import type { PublicImage } from './pictures/images.ts';

/** An artwork with all its photographs. */
export type GalleryArtwork = {
  id: string;
  title: string;
  images: PublicImage[];
  technique: string;
  dimensions: string;
  year: number;
  price: string | null;
};
