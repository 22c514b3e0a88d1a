import { hex, mix } from '../../colour.ts';
import type { Field } from '../../field.ts';
import { noise } from '../../noise.ts';
import type { Random } from '../../random.ts';
import { type Put, SUN, type Woman } from './figure.ts';
import { blob, oval, type Point, pts, ribbon } from '../../shapes.ts';

/** Scatters the print of the cloth over the skirt. */
function printed(field: Field, put: Put, w: Woman, random: Random): void {
  const tone = mix(hex(w.scarf), hex('#fff0c0'), 0.35);
  for (let row = 0; row < 11; row += 1) {
    const y = -160 + row * 13.5;
    const half = 20 + row * 3.6;
    const count = w.pattern === 'stripes' ? 1 : 2 + Math.floor(row * 0.55);
    for (let i = 0; i < count; i += 1) {
      const x = count > 1 ? -half + ((i + (row % 2) * 0.5 + 0.15) / count) * half * 2 : 0;
      const [px, py] = put([[x + random.bell() * 2, y]])[0] ?? [0, 0];
      const r = 2.6 * w.size;
      if (w.pattern === 'stripes') {
        const bow: Point[] = [
          [-half, y],
          [0, y + 6],
          [half, y],
        ];
        field.fill(ribbon(put(bow), [4 * w.size, 5 * w.size, 4 * w.size]), {
          paint: tone,
          opacity: 0.7,
          detail: 0.6,
        });
      } else if (w.pattern === 'dots') {
        field.fill(oval(px, py, r), { paint: tone, opacity: 0.9, waver: 0.5, detail: 0.7 });
      } else {
        for (let k = 0; k < 4; k += 1) {
          const a = k * 1.57 + row;
          field.fill(oval(px + Math.cos(a) * r, py + Math.sin(a) * r, r * 0.9), {
            paint: tone,
            opacity: 0.9,
            waver: 0.5,
            detail: 0.7,
          });
        }
        field.fill(oval(px, py, r * 0.7), { paint: hex('#d83a2a'), waver: 0.3, detail: 0.8 });
      }
    }
  }
}

function skirtShape(w: Woman, sway: number): Point[] {
  if (w.seated)
    return pts(
      '-24,-172 -60,-150 -96,-112 -104,-84 -60,-74 0,-70 62,-74 106,-86 92,-116 56,-152 24,-172',
    );
  if (w.view === 'side')
    return [
      [-20, -172],
      [-40, -140],
      [-58, -80],
      [-82 + sway, -16],
      [-50 + sway, -5],
      [-16 + sway, -10],
      [20 + sway, -2],
      [48 + sway, -10],
      [44, -80],
      [30, -140],
      [18, -172],
    ];
  return [
    [-21, -172],
    [-36, -150],
    [-50, -100],
    [-72 + sway, -12],
    [-42 + sway, -4],
    [-14 + sway, -9],
    [14 + sway, -2],
    [42 + sway, -8],
    [68 + sway, -14],
    [53, -90],
    [38, -148],
    [21, -172],
  ];
}

/** A skirt to the ground, folded and printed. */
export function skirt(field: Field, put: Put, w: Woman, random: Random): void {
  const cloth = hex(w.dress);
  const deep = mix(cloth, hex('#2a1048'), 0.62);
  const bright = mix(cloth, hex('#fff0b0'), 0.5);
  const sway = random.range(-8, 8);
  const cloths = { flow: 1.5, hold: 0.9, detail: 0.3 };
  field.fill(blob(put(skirtShape(w, sway))), {
    ...cloths,
    paint: (x, y) => mix(cloth, deep, noise(x / (15 * w.size), y / (60 * w.size)) * 0.6),
    light: bright,
    shade: deep,
    round: 20 * w.size,
    sun: SUN,
  });
  if (w.pattern && w.size > 0.4) printed(field, put, w, random);
  const end = w.seated ? -84 : -14;
  const wide = w.seated ? 1.7 : 1;
  for (const [from, to, tone] of [
    [-10, -40, deep],
    [4, -10, bright],
    [10, 24, deep],
    [-16, -58, bright],
    [15, 50, deep],
    [0, 4, deep],
  ] as const) {
    const fold: Point[] = [
      [from, -162],
      [((from + to) / 2) * wide + 3, -100],
      [to * wide + sway, end],
    ];
    field.fill(ribbon(put(fold), [2 * w.size, 6 * w.size, 11 * w.size]), {
      ...cloths,
      paint: tone,
      opacity: 0.55,
      soft: 1.6 * w.size,
    });
  }
  if (w.seated) return;
  const hem = skirtShape(w, sway)
    .slice(3, w.view === 'side' ? 8 : 9)
    .map(([x, y]): Point => [x * 0.96, y - 13]);
  field.fill(ribbon(put(hem), [5 * w.size, 6 * w.size, 5 * w.size]), {
    paint: mix(hex(w.scarf), hex('#fff0c0'), 0.3),
    opacity: 0.85,
    detail: 0.6,
    flow: 0,
  });
}
