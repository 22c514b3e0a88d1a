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
