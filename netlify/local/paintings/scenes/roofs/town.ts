import { hex, mix } from '../../colour.ts';
import type { Field } from '../../field.ts';
import { noise } from '../../noise.ts';
import type { Random } from '../../random.ts';
import { blob, pts, ribbon } from '../../shapes.ts';
import { paintTinHouse } from './house.ts';

type Place = readonly [x: number, y: number, size: number];

function fronds(field: Field, random: Random, [x, y, size]: Place): void {
  for (let i = 0; i < 9; i += 1) {
    const turn = -Math.PI / 2 + (i - 4) * 0.55 + random.bell() * 0.18;
    const reach = size * random.range(0.8, 1.1);
    const tipX = x + Math.cos(turn) * reach;
    const tipY = y + Math.sin(turn) * reach * 0.7 + reach * 0.3;
    const mid = [x + Math.cos(turn) * reach * 0.55, y + Math.sin(turn) * reach * 0.75] as const;
    field.fill(ribbon([[x, y], mid, [tipX, tipY]], [size * 0.06, size * 0.2, 1]), {
      paint: hex(random.pick(['#2a7a4a', '#1f5f4a', '#5a9a44', '#3a8a58'])),
      light: hex('#c8dc7a'),
      shade: hex('#123a3a'),
      round: size * 0.06,
      flow: turn,
      hold: 0.9,
      detail: 0.7,
    });
  }
}

function palm(field: Field, random: Random, [x, y, size]: Place): void {
  const top = [x + size * random.bell() * 0.3, y - size * 1.7] as const;
  field.fill(ribbon([[x, y], [x + size * 0.06, y - size * 0.9], top], [size * 0.13, size * 0.07]), {
    paint: hex('#6a4a3a'),
    light: hex('#d8b088'),
    round: 3,
    detail: 0.7,
  });
  fronds(field, random, [top[0], top[1], size]);
}

/** Rows of tin-roofed houses and palms, down to the sea. */
export function paintTown(field: Field, random: Random): void {
  field.fill(blob(pts('-40,872 120,846 300,868 520,852 760,872 1040,840 1040,1300 -40,1300')), {
    paint: (x, y) => mix(hex('#3f7a4a'), hex('#a8a458'), noise(x / 40, y / 26)),
    flow: 0.1,
    hold: 0.5,
  });
  for (let row = 0; row < 5; row += 1) {
    const size = 0.58 + row * 0.27;
    const y = 894 + row * 66 + row * row * 5;
    const step = 128 * size;
    for (let x = -40 + random.range(0, 0.7) * step; x < 1060; x += step * random.range(0.92, 1.2)) {
      if (random.next() < 0.26) palm(field, random, [x + step * 0.5, y - 6, 56 * size]);
      if (row === 4 && x > 60 && x < 430) continue;
      paintTinHouse(field, random, { x, y: y + random.bell() * 12, size });
    }
  }
}
