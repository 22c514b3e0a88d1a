/** Red, green and blue, each 0..255 (fractions allowed). */
export type Rgb = readonly [number, number, number];

/** Reads '#rrggbb'. */
export function hex(code: string): Rgb {
  const value = Number.parseInt(code.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** Mixes two colours; 0 gives the first, 1 the second. */
export function mix(a: Rgb, b: Rgb, amount: number): Rgb {
  const t = Math.min(1, Math.max(0, amount));
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t];
}

/** Walks through a list of colours; 0 is the first, 1 the last. */
export function ramp(colours: readonly Rgb[], amount: number): Rgb {
  const t = Math.min(0.9999, Math.max(0, amount)) * (colours.length - 1);
  const index = Math.floor(t);
  const from = colours[index] ?? ([0, 0, 0] as const);
  return mix(from, colours[index + 1] ?? from, t - index);
}

/** A smooth 0..1 step between two edges. */
export function smooth(from: number, to: number, value: number): number {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return t * t * (3 - 2 * t);
}
