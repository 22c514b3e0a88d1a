import type { Rgb } from '../../colour.ts';
import type { Brush, Stroke } from '../../stroke.ts';
import type { Surface } from '../../surface.ts';
import { type Dab, water } from './water.ts';
import { moved, type Swing, swingAt } from './waves.ts';

/** A stroke of water: as it lies on the calm sea, and what the waves do along it. */
export interface Ripple {
  stroke: Stroke;
  dab: Dab;
  swings: readonly Swing[];
  /** How far the mixed colours stray from the water's own. */
  stray: Rgb;
  streak: Rgb;
}

const minus = (a: Rgb, b: Rgb): Rgb => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const plus = (a: Rgb, b: Rgb): Rgb => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];

/** Strokes grow smaller towards the horizon, around the place where the brush touches down. */
function inPerspective(stroke: Stroke, near: number): Stroke {
  const size = 0.3 + near * 0.95;
  const [x = 0, y = 0] = stroke.path;
  const path = stroke.path.map((v, i) => {
    const from = i % 2 === 0 ? x : y;
    return from + (v - from) * Math.min(1.3, size * 1.5);
  });
  return { ...stroke, path, radius: stroke.radius * size };
}

/** Learns how a planned stroke will ride the waves; `unit` is pixels per unit, `base` its calm colour. */
export function toRipple(
  planned: Stroke,
  { unit, base, chance }: { unit: number; base: Rgb; chance: number },
): Ripple {
  const [px = 0, py = 0] = planned.path;
  const swing = swingAt([px / unit, py / unit]);
  const stroke = inPerspective(planned, swing.near);
  const swings: Swing[] = [];
  for (let i = 0; i < stroke.path.length; i += 2) {
    swings.push(swingAt([(stroke.path[i] ?? 0) / unit, (stroke.path[i + 1] ?? 0) / unit]));
  }
  return {
    stroke,
    dab: { place: [px / unit, py / unit], swing, chance, fine: planned.radius / unit < 6.5 },
    swings,
    stray: minus(planned.colour, base),
    streak: minus(planned.streak, base),
  };
}

/** Draws a stroke of water where the waves have carried it by this moment (0..1 of the loop). */
export function drawRipple(
  ripple: Ripple,
  {
    surface,
    brush,
    unit,
    moment,
  }: { surface: Surface; brush: Brush; unit: number; moment: number },
): void {
  const { stroke, swings } = ripple;
  const path: number[] = [];
  swings.forEach((swing, i) => {
    const [dx, dy] = moved(swing, moment);
    path.push((stroke.path[i * 2] ?? 0) + dx * unit, (stroke.path[i * 2 + 1] ?? 0) + dy * unit);
  });
  const now = water(ripple.dab, moment);
  const [colour, streak] = [plus(now, ripple.stray), plus(now, ripple.streak)];
  brush.draw(surface, { ...stroke, path, colour, streak });
}
