const qualities = { avif: 55, webp: 74, jpg: 78 };
export type PictureFormat = keyof typeof qualities;

// On the page two or three pixels share a point and hide what 45 leaves out. Who looks into the brushwork gets the
// larger widths.
const pageQuality = 45;
const pageWidth = 1170;

// What telephones show at 90 % of their width: 680 those with two pixels to a point, 1170 those with three.
const allWidths = [400, 680, pageWidth, 1600, 2000, 2400];
const fewest = 4;

/** The widths, in pixels, in which a picture is offered: at least four, none above its own. */
function pictureWidths(ownWidth: number): number[] {
  const fitting = allWidths.filter((width) => width <= ownWidth);
  if (fitting.length >= fewest) return fitting;
  return Array.from({ length: fewest }, (_, part) => Math.round(((part + 1) / fewest) * ownWidth));
}

/** The address of a picture at the Image CDN, `width` pixels wide (design.md, 'Pictures'). */
export function pictureUrl(url: string, width: number, format: PictureFormat): string {
  const quality = format === 'avif' && width <= pageWidth ? pageQuality : qualities[format];
  const query = { url, w: String(width), fm: format, q: String(quality) };
  return `/.netlify/images?${new URLSearchParams(query)}`;
}

/** For browsers that know no `srcset`, at most `ownWidth` wide. */
export function plainPictureUrl(url: string, ownWidth: number): string {
  return pictureUrl(url, Math.min(pageWidth, ownWidth), 'jpg');
}

/** The `srcset` of a picture in one format. */
export function pictureSources(url: string, ownWidth: number, format: PictureFormat): string {
  return pictureWidths(ownWidth)
    .map((width) => `${pictureUrl(url, width, format)} ${width}w`)
    .join(', ');
}
