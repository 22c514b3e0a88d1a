import { hex, mix, smooth } from '../../colour.ts';
import type { Field } from '../../field.ts';
import { noise } from '../../noise.ts';
import { line, type Point, pts, ribbon } from '../../shapes.ts';

/** The road, far end first; each stretch belongs to the hill with the same number. */
export const roads: readonly (readonly [number, readonly Point[], readonly number[]])[] = [
  [2, pts('640,452 600,470 560,486 600,512 668,530 690,552'), [3, 5, 6, 8, 9]],
  [3, pts('690,545 640,580 520,596 440,622 470,652 560,668'), [9, 12, 15, 18, 20]],
  [4, pts('505,659 560,668 660,690 700,730 620,772 480,800 430,842'), [19, 21, 26, 30, 34, 38]],
  [5, pts('452,816 428,845 410,880 480,930 560,970 560,1040'), [34, 38, 46, 60, 86, 120]],
];

const kerbs = roads.flatMap(([, path, widths]) =>
  line(path, 6).map((place, i, all) => {
    const t = (i / all.length) * (widths.length - 1);
    return { place, width: widths[Math.floor(t)] ?? 0 };
  }),
);

/** Whether a house here would stand in the road. */
export function nearRoad(x: number, y: number, reach: number): boolean {
  return kerbs.some(
    ({ place, width }) => Math.hypot((place[0] - x) * 0.8, place[1] - y) < width * 0.6 + reach,
  );
}

/** A stretch of pale road. */
export function road(field: Field, path: readonly Point[], widths: readonly number[]): void {
  field.fill(
    ribbon(
      path,
      widths.map((w) => w * 1.3 + 2),
    ),
    { paint: hex('#120c38'), opacity: 0.5, soft: 2, waver: 3 },
  );
  field.fill(ribbon(path, widths), {
    paint: (x, y) =>
      mix(hex('#a894ae'), hex('#5a4c8e'), smooth(420, 960, y) * 0.5 + noise(x / 30, y / 8) * 0.75),
    light: hex('#d8c4bc'),
    shade: hex('#3a2c68'),
    round: (widths[widths.length - 1] ?? 10) * 0.1,
    sun: -1.0,
    waver: 2,
    hold: 0,
    flow: 0,
    detail: 0.35,
  });
}
