const qualities = { avif: 55, webp: 74, jpg: 78 };
export type PictureFormat = keyof typeof qualities;

const allWidths = [480, 800, 1200, 1600, 2000, 2400];
const fewest = 4;

/** The widths, in pixels, in which a picture is offered: at least four, none above its own. */
function pictureWidths(ownWidth: number): number[] {
  const fitting = allWidths.filter((width) => width <= ownWidth);
  if (fitting.length >= fewest) return fitting;
  return Array.from({ length: fewest }, (_, part) => Math.round(((part + 1) / fewest) * ownWidth));
}

/** The address of a picture at the Image CDN, `width` pixels wide (design.md, 'Pictures'). */
export function pictureUrl(url: string, width: number, format: PictureFormat): string {
  const query = { url, w: String(width), fm: format, q: String(qualities[format]) };
  return `/.netlify/images?${new URLSearchParams(query)}`;
}

/** The `srcset` of a picture in one format. */
export function pictureSources(url: string, ownWidth: number, format: PictureFormat): string {
  return pictureWidths(ownWidth)
    .map((width) => `${pictureUrl(url, width, format)} ${width}w`)
    .join(', ');
}
