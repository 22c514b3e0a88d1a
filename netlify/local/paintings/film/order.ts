import { cloud } from '../noise.ts';
import type { Spot } from '../painter.ts';
import type { Easel } from './easel.ts';
import { isNear } from './view.ts';

type Arrange = (spots: readonly Spot[]) => Spot[];

/** Works patch by patch in a direction (radians), as a hand does; leaves out what is not seen. */
export function inPatches({ view }: Easel, direction: number): Arrange {
  const size = Math.hypot(view.w, view.h);
  const place = ([x, y]: Spot, chance: number): number => {
    const along = (x * Math.cos(direction) + y * Math.sin(direction)) / size;
    const patch = cloud((x / size) * 5 + direction * 9, (y / size) * 5, 2);
    return along + patch * 1.1 + chance * 0.14;
  };
  return (spots) =>
    spots
      .filter((spot) => isNear(view, spot, size * 0.08))
      .map((spot, i, all) => ({ spot, when: place(spot, ((i * 7919) % all.length) / all.length) }))
      .sort((a, b) => a.when - b.when)
      .map(({ spot }) => spot);
}
