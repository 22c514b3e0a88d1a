/** What the gallery shows of an artwork. Price in dollars, as text; null when it has none. */
export type GalleryArtwork = {
  id: string;
  title: string;
  imageUrl: string;
  imageAlt: string;
  imageWidth: number;
  imageHeight: number;
  technique: string;
  dimensions: string;
  year: number;
  price: string | null;
};
