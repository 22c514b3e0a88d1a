import { hex, mix, ramp } from '../colour.ts';
import type { Field } from '../field.ts';
import type { Random } from '../random.ts';
import { blob, oval, placed, pts, ribbon, type Point } from '../shapes.ts';

const feathers = ['#0c3b4a', '#11695e', '#1f9a6a', '#7cc85a', '#e0e57a'].map(hex);

/** A fan of flight feathers from the shoulder. */
function wing(
  field: Field,
  at: (p: readonly Point[]) => Point[],
  from: number,
  to: number,
  long: number,
): void {
  const count = 9;
  for (let i = 0; i < count; i += 1) {
    const t = i / (count - 1);
    const turn = from + (to - from) * t;
    const reach = long * (1 - t * 0.55);
    const tip: Point = [20 + Math.cos(turn) * reach, -12 + Math.sin(turn) * reach];
    const mid: Point = [
      20 + Math.cos(turn + 0.16) * reach * 0.55,
      -12 + Math.sin(turn + 0.16) * reach * 0.55,
    ];
    field.fill(ribbon(at([[20, -12], mid, tip]), [8, 26, 22, 4]), {
      paint: mix(hex('#2a4a6a'), hex('#8a7a9a'), t),
      light: hex('#f0e6d0'),
      shade: hex('#142238'),
      round: 7,
      opacity: 0.86,
      flow: turn,
      hold: 0.9,
      detail: 0.75,
    });
  }
}

/** A hovering hummingbird, its bill to the left; x and y are its breast. */
export function paintBird(field: Field, random: Random, x: number, y: number, size: number): void {
  const at = (points: readonly Point[]): Point[] => placed(points, x, y, size, size, -0.12);
  wing(field, at, -1.0, 0.1, 200);
  for (const bend of [-0.3, -0.12, 0.06, 0.24]) {
    const end: Point = [178 - bend * 90, 122 + bend * 190];
    field.fill(ribbon(at([[80, 50], [130, 88], end]), [18, 20, 5]), {
      paint: ramp(feathers, 0.25 + bend * 0.7),
      light: hex('#8fd0a0'),
      shade: hex('#0a1e30'),
      round: 6,
      flow: 0.75,
      hold: 0.9,
      detail: 0.8,
    });
  }
  const body: Point[] = pts(
    '-92,-52 -70,-78 -36,-76 -6,-52 40,-22 84,22 112,66 84,66 40,46 -4,26 -40,-8 -62,-30 -84,-38',
  );
  field.fill(blob(at(body)), {
    paint: (px, py) => ramp(feathers, 0.42 - ((px - x) * -0.2 + (py - y) * 0.75) / 190),
    light: hex('#e9f08a'),
    shade: hex('#06283a'),
    round: 22,
    flow: 0.75,
    hold: 0.9,
    detail: 0.9,
  });
  field.fill(blob(at(pts('-66,-32 -30,-22 14,12 66,50 40,46 -4,26 -40,-8'))), {
    paint: hex('#e8dcc0'),
    shade: hex('#8a7a80'),
    round: 12,
    flow: 0.7,
    hold: 0.8,
    detail: 0.9,
  });
  field.fill(blob(at(pts('-88,-46 -66,-56 -38,-44 -24,-20 -38,-8 -60,-28 -80,-38'))), {
    paint: hex('#c8203a'),
    light: hex('#ff9a50'),
    shade: hex('#5a0a3a'),
    round: 10,
    flow: 0.4,
    hold: 0.7,
    detail: 1,
  });
  for (let i = 0; i < 60; i += 1) {
    const t = random.range(-30, 90);
    const spot = at([[t + random.bell() * 10, t * 0.72 - 32 + random.bell() * 18]])[0] ?? [0, 0];
    field.fill(oval(spot[0], spot[1], 6, 2.2, 0.7), {
      paint: ramp(feathers, random.next()),
      opacity: 0.7,
      detail: 1,
    });
  }
  wing(field, at, -2.05, -1.1, 235);
  field.fill(ribbon(at(pts('-84,-48 -140,-32 -205,-6')), [9, 5, 2]), {
    paint: hex('#1c1620'),
    detail: 1,
    flow: 2.8,
    hold: 1,
  });
  field.fill(oval(...(at([[-66, -60]])[0] ?? [0, 0]), 8), {
    paint: hex('#120e14'),
    waver: 0,
    detail: 1,
  });
  field.fill(oval(...(at([[-69, -63]])[0] ?? [0, 0]), 2.6), {
    paint: hex('#fff6dc'),
    waver: 0,
    detail: 1,
  });
}
