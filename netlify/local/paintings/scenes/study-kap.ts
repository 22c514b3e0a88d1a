import { hex, mix, ramp, smooth } from '../colour.ts';
import type { Field } from '../field.ts';
import { cloud, noise } from '../noise.ts';
import type { Random } from '../random.ts';
import type { Scene } from '../scene.ts';
import { paintChild } from './roofs/child.ts';
import { paintKite } from './roofs/kite.ts';
import { paintTown } from './roofs/town.ts';
import { blob, oval, placed, pts } from '../shapes.ts';

const HORIZON = 700;
const skyTones = ['#2a78b8', '#4f9cc8', '#86c0d4', '#bfdcd4', '#f4e4bc', '#fbe0a8'].map(hex);
const seaTones = ['#0c4a74', '#12708c', '#1f9a9c', '#5cc0b0', '#b4e4cc'].map(hex);

function sky(field: Field, random: Random): void {
  field.fill(pts('-20,-20 1020,-20 1020,720 -20,720'), {
    paint: (x, y) => ramp(skyTones, y / 760 + cloud(x / 240, y / 120, 4) * 0.42),
    waver: 0,
    flow: (x, y) => -0.35 + cloud(x / 300, y / 200, 3) * 2.2,
    hold: 0.75,
  });
  for (const [cx, cy, wide] of [
    [180, 330, 190],
    [840, 560, 210],
    [480, 600, 150],
    [60, 600, 130],
  ] as const) {
    for (let i = 0; i < 15; i += 1) {
      const r = wide * random.range(0.14, 0.3);
      const x = cx + random.bell() * wide;
      const y = cy - random.next() * wide * 0.3 * (1 - Math.abs(x - cx) / wide);
      field.fill(oval(x, y, r * 1.25, r * 0.7), {
        paint: hex(random.pick(['#f6ecd8', '#efe0cc', '#e4dce0'])),
        light: hex('#fffaea'),
        shade: hex('#a9b4d0'),
        round: r * 0.5,
        soft: 3,
        waver: 4,
        opacity: 0.88,
        flow: (px, py) => Math.atan2(py - y, px - x) + Math.PI / 2,
        hold: 0.7,
        detail: 0.1,
      });
    }
  }
}

function sea(field: Field): void {
  field.fill(
    blob(pts('560,710 640,676 730,652 810,664 890,640 960,662 1040,690 1040,716 560,716')),
    {
      paint: (x, y) => mix(hex('#5a7fa8'), hex('#8fb0b8'), noise(x / 40, y / 18)),
      flow: 0.3,
      hold: 0.6,
    },
  );
  field.fill(pts(`-20,${HORIZON} 1020,${HORIZON} 1020,1000 -20,1000`), {
    paint: (x, y) => {
      const near = (y - HORIZON) / 230;
      const streak = cloud(x / (50 + near * 60), y / (4 + near * 9), 3);
      const glint = smooth(0.24, 0.4, streak + 0.16 * Math.exp(-(((x - 330) / 190) ** 2)));
      return mix(ramp(seaTones, 0.16 + near * 0.55 + streak * 0.6), hex('#fff4d0'), glint * 0.75);
    },
    waver: 0,
    flow: (x, y) => cloud(x / 80, y / 30, 2) * 0.5,
    hold: 0.95,
    detail: 0.15,
  });
  for (const [x, y, size] of [
    [226, 742, 1],
    [300, 726, 0.6],
    [706, 768, 1.3],
  ] as const) {
    field.fill(placed(pts('0,-34 0,-3 20,-4'), x, y, size), { paint: hex('#fff4dc'), detail: 1 });
    field.fill(placed(pts('-2,-30 -2,-3 -13,-4'), x, y, size), {
      paint: hex('#e8a24a'),
      detail: 1,
    });
    field.fill(blob(placed(pts('-17,-1 0,1 24,-2 16,6 -10,6'), x, y, size)), {
      paint: hex('#8a2f2a'),
      detail: 1,
    });
  }
}

function compose(field: Field, random: Random): void {
  sky(field, random);
  sea(field);
  paintTown(field, random);
  field.fill(blob(pts('-60,1190 120,1150 330,1158 470,1196 560,1300 -60,1300')), {
    paint: (x, y) => mix(hex('#d8a468'), hex('#f4d494'), noise(x / 34, y / 14)),
    light: hex('#ffecc0'),
    shade: hex('#8a5a5a'),
    round: 16,
    flow: 0.12,
    hold: 0.7,
  });
  paintChild(field, 236, 1212, 1.25);
  paintKite(
    field,
    random,
    { x: 640, y: 268, size: 172, turn: 0.32 },
    {
      tail: pts('598,428 560,500 600,566 690,590 724,650 670,706 610,700'),
      string: pts('640,268 520,560 400,830 277,1052'),
    },
  );
  field.wash((c, _x, y) => mix(c, hex('#f2b060'), 0.1 * smooth(500, 1250, y)));
}

/** A child's paper kite over tin roofs and the sea. */
export const studyKap: Scene = {
  slug: 'study-kap',
  width: 1280,
  height: 1600,
  seed: 1953,
  ground: hex('#c07a4a'),
  largest: 350_000,
  compose,
};
