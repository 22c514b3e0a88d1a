import type { Rgb } from './colour.ts';
import { index, type Pass, wrong } from './pass.ts';

/** Follows the flow from a starting place until the colour there is no longer the right one. */
export function trace(pass: Pass, startX: number, startY: number): number[] {
  const { flow, layer, radius, random, red, green, blue } = pass;
  const first = index(pass, startX, startY);
  const path = [startX, startY];
  let [x, y, dx, dy] = [startX, startY, 0, 0];
  const sign = random.next() < 0.5 ? -1 : 1;
  const steps = Math.round(random.range(layer.shortest, layer.longest));
  for (let step = 0; step < steps; step += 1) {
    const i = index(pass, x, y);
    const away =
      Math.abs((red[i] ?? 0) - (red[first] ?? 0)) +
      Math.abs((green[i] ?? 0) - (green[first] ?? 0)) +
      Math.abs((blue[i] ?? 0) - (blue[first] ?? 0));
    if (step > 1 && away > 42 && away > wrong(pass, x, y) * 1.1) break;
    const angle = Math.atan2(flow.sin[i] ?? 0, flow.cos[i] ?? 0) / 2;
    let vx = Math.cos(angle) * sign;
    let vy = Math.sin(angle) * sign;
    if (step > 0 && vx * dx + vy * dy < 0) [vx, vy] = [-vx, -vy];
    const bend = step > 0 ? 0.65 : 1;
    vx = vx * bend + dx * (1 - bend);
    vy = vy * bend + dy * (1 - bend);
    const length = Math.hypot(vx, vy) || 1;
    [dx, dy] = [vx / length, vy / length];
    [x, y] = [x + dx * radius, y + dy * radius];
    path.push(x, y);
  }
  return path;
}

/** The two colours on the brush: the one wanted, and one not quite mixed in. */
export function mixed(pass: Pass, x: number, y: number): [Rgb, Rgb] {
  const { random, layer } = pass;
  const i = index(pass, x, y);
  const base: Rgb = [pass.red[i] ?? 0, pass.green[i] ?? 0, pass.blue[i] ?? 0];
  const bright = (base[0] + base[1] + base[2]) / 3;
  const stray = (colour: Rgb, amount: number): Rgb => {
    const value = 1 + random.bell() * 0.13 * amount;
    const warm = random.bell() * 11 * amount * (0.4 + bright / 200);
    const rich = 1 + random.bell() * 0.2 * amount;
    const shade = (v: number): number => (bright + (v - bright) * rich) * value;
    return [shade(colour[0]) + warm, shade(colour[1]) + warm * 0.15, shade(colour[2]) - warm];
  };
  const colour = stray(base, layer.jitter);
  return [colour, stray(colour, layer.jitter * 1.1)];
}
