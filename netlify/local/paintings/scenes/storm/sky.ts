import { hex, mix, ramp, smooth } from '../../colour.ts';
import type { Field } from '../../field.ts';
import { cloud, noise } from '../../noise.ts';
import type { Random } from '../../random.ts';
import { BREAK, gleam, HORIZON, skyTones, wide } from './light.ts';
import { oval, ribbon } from '../../shapes.ts';

/** The storm, and the brightness under it. */
export function sky(field: Field): void {
  field.fill(wide(-20, HORIZON + 30), {
    paint: (x, y) => {
      const roll = cloud(x / 190 + y / 300, y / 95, 5);
      const deep = 0.12 + roll * 0.7 + smooth(0, HORIZON, y) * 0.3;
      return ramp(skyTones, deep + gleam(x, y) * 0.75);
    },
    waver: 0,
    flow: (x, y) => cloud(x / 260, y / 160, 3) * 2.6 - 0.15,
    hold: 0.8,
  });
}

/** A tower of cloud: many rounded heads, lit where they face the break. */
export function tower(
  field: Field,
  random: Random,
  cx: number,
  base: number,
  width: number,
  high: number,
): void {
  for (let row = 0; row < 7; row += 1) {
    const level = 1 - row / 6;
    const spread = width * (0.24 + 0.62 * (1 - level) ** 0.8);
    const heads = 5 + row * 3;
    for (let i = 0; i < heads; i += 1) {
      const x = cx + random.bell() * spread * 0.75;
      const y = base - high * level + random.range(-18, 18);
      const r = random.range(0.14, 0.26) * width * (0.6 + (1 - level) * 0.4);
      const near = Math.exp(-Math.hypot(x - BREAK, y - HORIZON) / 260);
      const body = mix(
        ramp(skyTones, 0.18 + random.range(0, 0.22) + level * 0.2),
        hex('#c9a98a'),
        near * 0.5,
      );
      field.fill(oval(x, y, r, r * random.range(0.62, 0.85), random.bell() * 0.4), {
        paint: (px, py) => mix(body, hex('#0a1730'), noise(px / 30, py / 20) * 0.35),
        light: mix(hex('#a4cad8'), hex('#ffdf9c'), near * 1.7),
        shade: hex('#0a1834'),
        round: r * 0.55,
        sun: Math.atan2(HORIZON - 150 - y, BREAK - x) * 0.6 - 0.9,
        waver: 6,
        soft: 4,
        opacity: 0.9,
        flow: (px, py) => Math.atan2(py - y, px - x) + Math.PI / 2,
        hold: 0.8,
        detail: 0.15,
      });
    }
  }
}

/** Shafts of light that fall from the break. */
export function rays(field: Field): void {
  for (const [from, to, width] of [
    [700, 600, 44],
    [735, 690, 30],
    [770, 800, 52],
    [800, 900, 36],
  ] as const) {
    field.fill(
      [
        [from - 8, 150],
        [from + 14, 150],
        [to + width, HORIZON + 4],
        [to - width, HORIZON + 4],
      ],
      {
        paint: hex('#ffe0a0'),
        opacity: 0.2,
        soft: 12,
        waver: 0,
        flow: Math.atan2(HORIZON - 150, to - from),
        hold: 0.9,
      },
    );
  }
}

/** Rain far out. */
export function rain(field: Field, random: Random): void {
  for (let i = 0; i < 60; i += 1) {
    const x = random.range(60, 420);
    const y = random.range(250, 300);
    field.fill(
      ribbon(
        [
          [x, y],
          [x - 14, y + 60],
          [x - 40, HORIZON + 4],
        ],
        [10, 14, 10],
      ),
      {
        paint: hex(random.pick(['#2c5a80', '#173a60', '#4f86a0'])),
        opacity: 0.28,
        soft: 3,
        flow: 1.9,
        hold: 1,
      },
    );
  }
}
