import { hex, mix } from '../colour.ts';
import type { Field } from '../field.ts';
import { cloud, noise } from '../noise.ts';
import type { Random } from '../random.ts';
import { blob, placed, pts, ribbon, type Point } from '../shapes.ts';
import { sailor, type Put } from './sailor.ts';

/** Where a boat lies, how it heels, and what it is made of. */
export interface Boat {
  x: number;
  y: number;
  size: number;
  lean: number;
  /** Main cloth and two patches. */
  sails: [string, string, string];
  hull: string;
}

function sail(field: Field, put: Put, boat: Boat, corners: readonly Point[], belly: number): void {
  const [main, patch, other] = boat.sails;
  const [a = [0, 0], b = [0, 0], c = [0, 0]] = corners;
  const inside = (u: number, v: number): Point => {
    const bow = Math.sin(Math.PI * Math.min(1, u + v)) * belly;
    return [
      a[0] + (b[0] - a[0]) * u + (c[0] - a[0]) * v + bow,
      a[1] + (b[1] - a[1]) * u + (c[1] - a[1]) * v + bow * 0.2,
    ];
  };
  const edge: Point[] = [];
  for (let i = 0; i <= 8; i += 1) edge.push(inside(i / 8, 0));
  for (let i = 1; i <= 8; i += 1) edge.push(inside(1 - i / 8, i / 8));
  for (let i = 1; i < 8; i += 1) edge.push(inside(0, 1 - i / 8));
  field.fill(put(edge), {
    paint: (x, y) =>
      mix(hex(main), hex('#8a7a78'), noise(x / (30 * boat.size), y / (60 * boat.size)) * 0.5),
    light: hex('#fff2cc'),
    shade: hex('#4a4a68'),
    round: 26 * boat.size,
    sun: 0.3,
    flow: boat.lean + 1.3,
    hold: 0.8,
    detail: 0.35,
  });
  for (let i = 1; i < 4; i += 1) {
    const seam = [0, 0.5, 1].map((t) => inside(t * (1 - i * 0.25), i * 0.25));
    field.fill(ribbon(put(seam), [1.6 * boat.size, 1.2 * boat.size]), {
      paint: hex('#6a5048'),
      opacity: 0.35,
      detail: 0.6,
    });
  }
  // Patches hang square with the cloth's own weave, whatever the cut of the sail.
  const patches: [number, number, number, number, string][] = [
    [0.1, 0.5, 34, 40, patch],
    [0.42, 0.3, 38, 30, other],
    [0.2, 0.2, 26, 34, patch],
    [0.06, 0.74, 28, 26, other],
    [0.66, 0.12, 26, 22, patch],
  ];
  const side = Math.sign(c[0] + b[0] + 0.01);
  for (const [v, u, dw, dh, tone] of patches) {
    const [px, py] = inside(u, 1 - u - v > 0 ? v + 0.08 : v);
    const wide = side * dw * 0.5;
    field.fill(
      put([
        [px - wide, py - dh * 0.5],
        [px + wide, py - dh * 0.42],
        [px + wide * 1.05, py + dh * 0.5],
        [px - wide * 0.95, py + dh * 0.45],
      ]),
      {
        paint: (x, y) =>
          mix(hex(tone), hex(main), 0.1 + noise(x / (8 * boat.size), y / (8 * boat.size)) * 0.35),
        light: mix(hex(tone), hex('#ffe9b8'), 0.5),
        shade: mix(hex(tone), hex('#3a2a48'), 0.6),
        round: 3 * boat.size,
        waver: 1.6 * boat.size,
        flow: boat.lean + 1.4,
        hold: 0.7,
        detail: 0.55,
      },
    );
  }
}

/** A small patched sailing boat, its light coming from the right. */
export function paintBoat(field: Field, random: Random, boat: Boat): void {
  const put: Put = (points) => placed(points, boat.x, boat.y, boat.size, boat.size, boat.lean);
  field.fill(ribbon(put(pts('6,0 2,-180 0,-330')), [7 * boat.size, 5 * boat.size, 3 * boat.size]), {
    paint: hex('#3a2418'),
    light: hex('#c08a50'),
    round: 2,
    sun: 0,
    detail: 0.9,
  });
  sail(field, put, boat, pts('4,-318 4,-40 176,-30'), 20);
  sail(field, put, boat, pts('-4,-290 -118,-24 -10,-34'), -14);
  field.fill(ribbon(put(pts('0,-36 90,-30 182,-26')), [4 * boat.size, 3 * boat.size]), {
    paint: hex('#5a3820'),
    detail: 0.8,
  });
  field.fill(ribbon(put(pts('0,-328 -70,-160 -140,-14')), [1.6 * boat.size, 1.4 * boat.size]), {
    paint: hex('#2a2028'),
    detail: 0.8,
  });
  if (boat.size > 0.5) {
    const aboard =
      (x: number): Put =>
      (points) =>
        put(points.map(([px, py]): Point => [px + x, py]));
    sailor(field, aboard(-62), random.pick(['#e9e2cc', '#c8452e']));
    sailor(field, aboard(96), '#d8a03a');
  }
  field.fill(
    blob(put(pts('-150,-22 -90,-6 0,-1 90,-4 146,-18 150,-10 120,40 60,62 -60,62 -118,36'))),
    {
      paint: (x, y) => mix(hex(boat.hull), hex('#0a1420'), 0.12 + cloud(x / 40, y / 8, 2) * 0.9),
      light: mix(hex(boat.hull), hex('#f0c080'), 0.5),
      shade: hex('#08101c'),
      round: 15 * boat.size,
      sun: -0.7,
      flow: boat.lean,
      hold: 0.9,
      detail: 0.5,
    },
  );
  field.fill(
    ribbon(put(pts('-150,-20 -90,-4 0,2 90,-1 148,-15')), [
      5 * boat.size,
      7 * boat.size,
      5 * boat.size,
    ]),
    {
      paint: hex('#e9d8a8'),
      shade: hex('#8a5a40'),
      round: 2,
      flow: boat.lean,
      detail: 0.8,
    },
  );
}
