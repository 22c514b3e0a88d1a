import { hex } from '../colour.ts';
import type { Field } from '../field.ts';
import type { Random } from '../random.ts';
import type { Scene } from '../scene.ts';
import { paintDrummer } from './drummer.ts';
import { crowd } from './fireside/dancers.ts';
import { FIRE, flames } from './fireside/fire.ts';
import { night, trees } from './fireside/grove.ts';
import { pts } from '../shapes.ts';

function compose(field: Field, random: Random): void {
  night(field);
  trees(field, random);
  crowd(field);
  const base = { hat: 'straw', hatTone: '#d8a850', trousers: '#2a3070' } as const;
  paintDrummer(field, {
    ...base,
    x: 515,
    y: 665,
    size: 1.34,
    facing: 1,
    shirt: '#c22a1c',
    trousers: '#e0c898',
    hatTone: '#e8c070',
    drum: ['#d08a30', '#25358a'],
    nod: -0.12,
    fire: 1.75,
    far: pts('-70,-176 -112,-140 -126,-98 -92,-66 -44,-50'),
    near: pts('70,-178 118,-196 148,-240 138,-300 116,-340'),
  });
  paintDrummer(field, {
    ...base,
    x: 178,
    y: 800,
    size: 1.16,
    facing: 1,
    shirt: '#2b55b0',
    striped: true,
    hatTone: '#d83a2a',
    hat: 'scarf',
    trousers: '#5a2440',
    drum: ['#a8642a', '#c8302a'],
    nod: 0.16,
    fire: 0.75,
    far: pts('68,-176 104,-146 116,-106 88,-76 38,-56'),
    near: pts('-70,-178 -104,-196 -128,-242 -118,-296 -92,-334'),
  });
  paintDrummer(field, {
    ...base,
    x: 828,
    y: 806,
    size: 1.18,
    facing: -1,
    shirt: '#f2b032',
    trousers: '#26306e',
    drum: ['#8a2a26', '#e8b040'],
    nod: 0.1,
    fire: 2.4,
    far: pts('68,-176 106,-146 118,-106 88,-76 36,-54'),
    near: pts('-70,-178 -114,-150 -122,-108 -92,-74 -44,-52'),
  });
  flames(field, random);
  field.wash((c, x, y) => {
    const near = Math.exp(-Math.hypot((x - FIRE[0]) / 1.2, y - FIRE[1]) / 330);
    return [
      c[0] * (1 + near * 0.55) + near * 14,
      c[1] * (1 + near * 0.22),
      c[2] * (1 - near * 0.15),
    ];
  });
}

/** Three drummers at night by a fire. */
export const tanbouye: Scene = {
  slug: 'tanbouye',
  width: 1920,
  height: 2400,
  seed: 1920,
  ground: hex('#7a3020'),
  compose,
};
