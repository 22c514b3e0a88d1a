import { hex } from '../colour.ts';
import type { Field } from '../field.ts';
import { cloud } from '../noise.ts';
import type { Random } from '../random.ts';
import type { Scene } from '../scene.ts';
import { type Hill, hills, ridge, slope } from './night/hills.ts';
import { nearRoad, road, roads } from './night/road.ts';
import { heavens, sky } from './night/sky.ts';
import { walkers } from './night/walkers.ts';
import { paintHouse, paintPalm } from './village.ts';
import type { Point } from '../shapes.ts';

function settle(field: Field, random: Random, hill: Hill): void {
  const spots: Point[] = [];
  for (let tries = 0; spots.length < hill.houses && tries < 1600; tries += 1) {
    const x = random.range(10, 990);
    const y = ridge(hill, x) + random.range(4, 112 * hill.size + 38);
    if (nearRoad(x, y - 8 * hill.size, 22 * hill.size)) continue;
    const apart = spots.every((s) => Math.hypot(s[0] - x, (s[1] - y) * 1.5) > 44 * hill.size + 4);
    if (apart && cloud(x / 110, hill.base) > -0.2) spots.push([x, y]);
  }
  spots.sort((a, b) => a[1] - b[1]);
  for (const [x, y] of spots) {
    if (random.next() < 0.22)
      paintPalm(field, random, x - 24 * hill.size, y, hill.size * random.range(0.8, 1.3));
    paintHouse(field, random, x, y, hill.size * random.range(0.85, 1.15));
  }
}

function compose(field: Field, random: Random): void {
  sky(field);
  heavens(field, random);
  hills.forEach((hill, number) => {
    slope(field, hill, field.tall);
    for (const [owner, path, widths] of roads) if (owner === number) road(field, path, widths);
    settle(field, random, hill);
  });
  walkers(field, random);
}

/** Night over the hills: lit windows, a moon, a winding road. */
export const lannwitSouMonYo: Scene = {
  slug: 'lannwit-sou-mon-yo',
  width: 2200,
  height: 2200,
  seed: 1986,
  ground: hex('#5a2a4a'),
  compose,
};
