/** `url` within the shop; size in pixels after the EXIF rotation. */
export type StoredPicture = { url: string; width: number; height: number };

const qualities = { avif: 55, webp: 74, jpg: 78 };
export type PictureFormat = keyof typeof qualities;

// Several pixels share a point on a page and hide what quality 45 leaves out; zooming uses larger widths.
const pageQuality = 45;
const pageWidth = 1200;

// Phones show at most 90 % of their width: 800 px serve, 1200 px are three to a point.
const allWidths = [400, 800, pageWidth, 1600, 2000, 2400];
const fewest = 4;

/** For `sizes`: a telephone takes the next smaller file, which serves. Page and gallery have the same one. */
export const telephoneSize = '(max-width: 639px) and (min-resolution: 2dppx) 62vw';

/** Returns at least four widths, none above the picture's own. */
export function pictureWidths(ownWidth: number): number[] {
  const fitting = allWidths.filter((width) => width <= ownWidth);
  if (fitting.length >= fewest) return fitting;
  return Array.from({ length: fewest }, (_, part) => Math.round(((part + 1) / fewest) * ownWidth));
}

/** Returns the address of a variant at the Image CDN, `width` pixels wide. */
export function pictureUrl(
  url: string,
  width: number,
  format: PictureFormat,
  quality = usualQuality(format, width),
): string {
  const query = { url, w: String(width), fm: format, q: String(quality) };
  return `/.netlify/images?${new URLSearchParams(query)}`;
}

/** Returns the address for browsers without `srcset`. */
export function plainPictureUrl(url: string, ownWidth: number): string {
  return pictureUrl(url, plainWidth(ownWidth), 'jpg');
}

export function plainWidth(ownWidth: number): number {
  return Math.min(pageWidth, ownWidth);
}

export function pictureSources(
  url: string,
  ownWidth: number,
  format: PictureFormat,
  quality?: number,
): string {
  return pictureWidths(ownWidth)
    .map((width) => `${pictureUrl(url, width, format, quality)} ${width}w`)
    .join(', ');
}

/** Returns the usual quality of each width in a format. */
export function pictureQualities(format: PictureFormat): number[] {
  return allWidths.map((width) => usualQuality(format, width));
}

function usualQuality(format: PictureFormat, width: number): number {
  return format === 'avif' && width <= pageWidth ? pageQuality : qualities[format];
}
