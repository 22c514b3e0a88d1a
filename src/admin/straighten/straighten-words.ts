import type { Point, Size } from '../../lib/pictures/straighten/corners.ts';
import type { Shape } from '../../lib/pictures/straighten/shape.ts';

export const cornerNames = [
  'Upper left corner',
  'Upper right corner',
  'Lower right corner',
  'Lower left corner',
] as const;

export function describeCorner(index: number, { x, y }: Point, { width, height }: Size): string {
  const percent = (length: number, whole: number) => `${((length / whole) * 100).toFixed(1)} %`;
  return `${cornerNames[index]}: ${percent(x, width)} from the left, ${percent(y, height)} from the top`;
}

export const shapeWords: Record<Shape['by'], string> = {
  size: 'It has the ratio of the typed size.',
  corners:
    'Its ratio is what the corners tell. With the size of the work in “Dimensions” it is exact.',
  differs:
    'Its ratio is what the corners tell: the typed size differs by more than 6 %. Check the corners and the size.',
};
