import type { Stroke } from '../../stroke.ts';
import { BOAT } from './scene.ts';
import { moved, swingAt } from './waves.ts';

const SPREAD = 46;

function heave(x: number, moment: number): readonly [number, number] {
  return moved(swingAt([x, BOAT[1]]), moment);
}

/** A stroke of the boat, lifted and rolled with the water under its hull. */
export function afloat(stroke: Stroke, unit: number, moment: number): Stroke {
  const [bow, stern] = [heave(BOAT[0] - SPREAD, moment), heave(BOAT[0] + SPREAD, moment)];
  const [dx, dy] = [(bow[0] + stern[0]) / 2, (bow[1] + stern[1]) / 2];
  const sway = moved(swingAt(BOAT), moment)[0] * 0.006;
  const roll = Math.atan2(stern[1] - bow[1], SPREAD * 2) * 0.6 + sway;
  const [cos, sin] = [Math.cos(roll), Math.sin(roll)];
  const [ox, oy] = [BOAT[0] * unit, BOAT[1] * unit];
  const path: number[] = [];
  for (let i = 0; i < stroke.path.length; i += 2) {
    const [x, y] = [(stroke.path[i] ?? 0) - ox, (stroke.path[i + 1] ?? 0) - oy];
    path.push(ox + x * cos - y * sin + dx * unit, oy + x * sin + y * cos + dy * unit);
  }
  return { ...stroke, path };
}
