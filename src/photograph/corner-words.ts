import type { Point, Size } from '../lib/geometry/index.ts';

export type CornerWords = {
  /** Says what to do; `chosen` is the name of a corner. */
  advice: (chosen: string) => string;
  photograph: string;
  /** Upper left, upper right, lower right, lower left. */
  corners: readonly string[];
  /** In per cent. */
  place: (label: string, fromLeft: number, fromTop: number) => string;
};

/** Says where something is in the photograph. */
export function describePlace(
  { place }: Pick<CornerWords, 'place'>,
  what: string,
  { x, y }: Point,
  { width, height }: Size,
): string {
  return place(what, (x / width) * 100, (y / height) * 100);
}
