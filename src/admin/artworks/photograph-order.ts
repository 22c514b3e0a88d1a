import type { Mark } from '#shared/pictures/marks';

export type ImageValue = { url: string; alt?: string | undefined; mark?: Mark | undefined };

/** Moves one photograph; the others close the gap. */
export function moveImage(
  images: readonly ImageValue[],
  from: number,
  to: number,
): readonly ImageValue[] {
  const moved = images[from];
  if (!moved || to < 0 || to >= images.length) return images;
  return images.toSpliced(from, 1).toSpliced(to, 0, moved);
}

/** Returns the photographs with the typed address as that of the first one, or none if the only address is empty. */
export function withFirstAddress(
  images: readonly ImageValue[],
  url: string,
): readonly ImageValue[] {
  const [first, ...further] = images;
  if (url === '' && further.length === 0) return [];
  return [{ ...first, url }, ...further];
}
