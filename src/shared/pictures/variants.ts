import { pictureQualities, pictureWidths, type PictureFormat } from './picture.ts';

type Size = { width: number; height: number };
/** `h` stands with a crop only. Pages write no other parameter. */
export type AskedVariant = {
  w?: number | undefined;
  h?: number | undefined;
  q?: number | undefined;
  fm?: string | undefined;
};

/** A phone's wall: 600 px are 280 an inch, which eyes hardly tell from more, and which hide what these qualities leave out. */
export const onPhone = { width: 600, qualities: { avif: 30, webp: 56 } };

/** The picture that opens the home page. An upright screen shows a strip of it, nearly two pixels to a point of a telephone. */
export const hero = {
  widths: [1200, 1600, 2000, 2400],
  qualities: { avif: 45, webp: 74, jpg: 78 },
  strips: { widths: [480, 640, 800, 1200], ratio: 1 / 2, qualities: { avif: 32, webp: 58 } },
};

/** The strip that shows the strokes. A telephone's is higher, and its picture has 70 kB at most. */
export const near = {
  widths: [1200, 1600, 2400],
  ratio: 12 / 5,
  qualities: { avif: 45, webp: 74, jpg: 78 },
  onPhone: { width: 800, ratio: 13 / 9, qualities: { avif: 38, webp: 68 } },
};

/** Of a link that somebody shares. */
export const sharedCrop = { w: 1200, h: 630 };

/** Of thumbnails, posters, lists and certificates, whatever the picture's own width. */
const steps = [96, 120, 160, 240, 480, 720, 800, 1170, 1600, 2000] as const;
export type WidthStep = (typeof steps)[number];

/** CSS pixels of the longer side in mails and beside the words on a page; their files have two to a point. */
const sides = [110, 120, 220, 320, 520, 560] as const;
export type PictureSide = (typeof sides)[number];

/** Returns the height of a crop. */
export function heightOf(width: number, ratio: number): number {
  return Math.round(width / ratio);
}

const crops = [
  ...hero.strips.widths.map((w) => [w, heightOf(w, hero.strips.ratio)]),
  ...near.widths.map((w) => [w, heightOf(w, near.ratio)]),
  [near.onPhone.width, heightOf(near.onPhone.width, near.onPhone.ratio)],
  [sharedCrop.w, sharedCrop.h],
];
const fixedWidths = new Set<number>([...pictureWidths(Infinity), ...hero.widths, ...steps]);
const written = [onPhone, hero, hero.strips, near, near.onPhone].map(({ qualities }) => qualities);

/** Returns whether pages write such a variant of a picture, as far as that can be told without its size. */
export function mayBeWritten({ w, h, q, fm }: AskedVariant): boolean {
  if (!w || !isFormat(fm)) return false;
  if (h !== undefined && !crops.some(([width, height]) => w === width && h === height))
    return false;
  // Links that are shared name no quality.
  return q === undefined ? fm === 'jpg' : qualitiesOf(fm).includes(q);
}

/** Returns whether pages write such a variant of a picture of this size, after its EXIF rotation. An own server makes no other. */
export function isWritten(variant: AskedVariant, size: Size): boolean {
  const { w = 0, h } = variant;
  if (!mayBeWritten(variant)) return false;
  return h !== undefined || fixedWidths.has(w) || ownWidths(size).includes(w);
}

/** Returns the widths in px that depend on the picture. */
function ownWidths({ width, height }: Size): number[] {
  const phone = Math.min(width, onPhone.width);
  return [width, ...pictureWidths(width), ...pictureWidths(phone), ...sides.flatMap(inSide)];

  function inSide(side: number): number[] {
    const inside = Math.round(width * Math.min(1, side / Math.max(width, height)));
    return [2 * inside, 2 * Math.round(side * Math.min(1, width / height))];
  }
}

function qualitiesOf(format: PictureFormat): number[] {
  const special: Partial<Record<PictureFormat, number>>[] = written;
  return [...pictureQualities(format), ...special.flatMap((qualities) => qualities[format] ?? [])];
}

function isFormat(name: string | undefined): name is PictureFormat {
  return name === 'avif' || name === 'webp' || name === 'jpg';
}
