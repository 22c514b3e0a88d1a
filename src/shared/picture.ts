export type PictureFormat = 'avif' | 'webp' | 'jpg';

/** The widths, in pixels, in which the Image CDN is asked for pictures. */
export const pictureWidths = [480, 800, 1200, 1600, 2000] as const;

/** The address of a picture at the Image CDN, at most `width` pixels wide (design.md, 'Pictures'). */
export function pictureUrl(url: string, width: number, format: PictureFormat): string {
  return `/.netlify/images?url=${encodeURIComponent(url)}&w=${width}&fm=${format}`;
}

/** The `srcset` of a picture in one format. */
export function pictureSources(url: string, format: PictureFormat): string {
  return pictureWidths.map((width) => `${pictureUrl(url, width, format)} ${width}w`).join(', ');
}
