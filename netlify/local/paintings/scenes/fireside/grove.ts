import { hex, mix, ramp, smooth } from '../../colour.ts';
import type { Field } from '../../field.ts';
import { cloud } from '../../noise.ts';
import type { Random } from '../../random.ts';
import { FIRE } from './fire.ts';
import { type Point, pts, ribbon } from '../../shapes.ts';

const tones = ['#090a2a', '#141248', '#2a1a5e', '#5a1f4e', '#a8342c', '#e87a2a', '#ffc24a'].map(
  hex,
);

/** The glow in the air and on the ground. */
export function night(field: Field): void {
  field.fill(pts('-10,-10 1010,-10 1010,1260 -10,1260'), {
    paint: (x, y) => {
      const far = Math.hypot((x - FIRE[0]) / 1.1, y - FIRE[1]);
      return ramp(tones, 0.92 - far / 1080 + cloud(x / 130, y / 170, 4) * 0.34);
    },
    waver: 0,
    flow: (x, y) => Math.atan2(y - FIRE[1], x - FIRE[0]) + cloud(x / 160, y / 160) * 1.8,
    hold: 0.7,
  });
  field.fill(pts('-10,1000 200,975 500,985 800,972 1010,1000 1010,1260 -10,1260'), {
    paint: (x, y) => {
      const far = Math.hypot((x - FIRE[0]) / 1.5, (y - FIRE[1]) * 1.6);
      return ramp(tones, 0.95 - far / 420 + cloud(x / 70, y / 14, 3) * 0.35);
    },
    waver: 5,
    flow: (x, y) => Math.atan2((y - FIRE[1]) * 2, x - FIRE[0]) + Math.PI / 2,
    hold: 0.8,
  });
}

/** Trunks and a canopy of leaves. */
export function trees(field: Field, random: Random): void {
  for (const [x, lean, w] of [
    [20, 60, 84],
    [985, -70, 92],
    [350, -30, 34],
    [655, 34, 38],
  ] as const) {
    field.fill(
      ribbon(
        [
          [x, 1010],
          [x + lean * 0.1, 760],
          [x + lean * 0.6, 460],
          [x + lean * 0.4, 200],
          [x + lean, -40],
        ],
        [w * 1.7, w * 1.1, w * 0.8, w * 0.75, w * 0.5],
      ),
      {
        paint: (px, py) =>
          mix(
            hex('#140c38'),
            hex('#7a2a34'),
            smooth(300, 1000, py) * 0.7 + cloud(px / 12, py / 60) * 0.5,
          ),
        light: hex('#d8602a'),
        shade: hex('#06061c'),
        round: w * 0.3,
        sun: Math.atan2(300, FIRE[0] - x),
        waver: 5,
        flow: 1.5,
        hold: 0.8,
        detail: 0.2,
      },
    );
  }
  const leaves: Point[] = [];
  for (let i = 0; i < 420; i += 1) {
    const x = random.range(-30, 1030);
    leaves.push([x, random.range(-40, 130) + random.next() * (60 + Math.abs(x - 500) * 0.42)]);
  }
  leaves.sort((p, q) => p[1] - q[1]);
  for (const [x, y] of leaves) {
    const turn = Math.PI / 2 + random.bell() * 1.3;
    const long = random.range(44, 96);
    const warm = smooth(0, 330, y);
    field.fill(
      ribbon(
        [
          [x, y],
          [x + Math.cos(turn) * long * 0.5 + 6, y + Math.sin(turn) * long * 0.5],
          [x + Math.cos(turn) * long, y + Math.sin(turn) * long],
        ],
        [3, random.range(18, 32), 2],
      ),
      {
        paint: mix(
          hex(random.pick(['#0c1846', '#10305a', '#1c1450', '#0a3a4c', '#0f4a4a'])),
          hex('#6a2440'),
          warm * random.range(0, 0.7),
        ),
        light: mix(hex('#3a6a80'), hex('#e8703a'), warm),
        shade: hex('#060820'),
        round: 6,
        sun: 1.57,
        flow: turn,
        hold: 0.8,
        detail: 0.15,
      },
    );
  }
}
