import { hex, mix, type Rgb } from '../colour.ts';
import type { Field } from '../field.ts';
import { noise } from '../noise.ts';
import type { Random } from '../random.ts';
import { blob, oval, placed, ribbon, type Point } from '../shapes.ts';
import { paintBasket, type Crop } from './fruit.ts';

/** A market woman: where her feet are, how tall, which way she faces, what she wears and carries. */
export interface Woman {
  x: number;
  y: number;
  size: number;
  facing: 1 | -1;
  dress: string;
  scarf: string;
  apron?: string;
  carries?: Crop;
  /** Holds the basket with a raised arm. */
  raised?: boolean;
  turned?: boolean;
}

const skins = ['#4a2618', '#5c3020', '#3c1e16', '#6a3a24'];
const LIGHT = hex('#ffd890');

type Put = (points: readonly Point[]) => Point[];

function dressed(field: Field, put: Put, w: Woman, random: Random): void {
  const cloth = hex(w.dress);
  const deep = mix(cloth, hex('#2a1048'), 0.6);
  const bright = mix(cloth, hex('#fff0b0'), 0.55);
  const sway = random.range(-8, 8);
  const hem: Point[] = [[-66 + sway, -12], [-40 + sway, -4], [-14 + sway, -9], [14 + sway, -2], [40 + sway, -8], [62 + sway, -14]];
  field.fill(blob(put([[-20, -172], [-34, -150], [-46, -100], ...hem, [50, -90], [36, -148], [20, -172]])), {
    paint: (x, y) => mix(cloth, deep, noise(x / (16 * w.size), y / (60 * w.size)) * 0.55),
    light: bright,
    shade: deep,
    round: 20 * w.size,
    flow: 1.5,
    hold: 0.9,
    detail: 0.35,
    sun: Math.PI + 0.5,
  });
  for (const [from, to, tone] of [[-10, -40, deep], [4, -8, bright], [10, 22, deep], [-16, -54, bright], [15, 46, deep]] as const) {
    const fold: Point[] = [[from, -160], [(from + to) / 2 + 3, -90], [to + sway, -14]];
    field.fill(ribbon(put(fold), [2 * w.size, 6 * w.size, 11 * w.size]), { paint: tone, opacity: 0.6, soft: 2 * w.size, flow: 1.5, hold: 0.9, detail: 0.5 });
  }
  const band: Point[] = hem.map(([x, y]) => [x * 0.97, y - 14]);
  field.fill(ribbon(put(band), [6 * w.size, 7 * w.size]), { paint: mix(hex(w.scarf), hex('#fff0c0'), 0.3), opacity: 0.85, detail: 0.7, flow: 0 });
  field.fill(blob(put([[-30, -238], [-8, -246], [10, -246], [31, -238], [34, -222], [24, -196], [22, -170], [0, -166], [-22, -170], [-24, -196], [-35, -220]])), {
    paint: mix(cloth, deep, 0.1),
    light: bright,
    shade: deep,
    round: 12 * w.size,
    flow: 1.3,
    detail: 0.5,
    sun: Math.PI + 0.5,
  });
  if (w.apron) {
    field.fill(blob(put([[-15, -172], [14, -172], [26, -110], [32, -50], [6, -42], [-24, -48], [-22, -110]])), {
      paint: (x, y) => mix(hex(w.apron ?? '#ffffff'), hex('#8a80b0'), noise(x / (12 * w.size), y / (50 * w.size)) * 0.5),
      light: hex('#fff8e0'),
      shade: mix(hex(w.apron), hex('#4a3070'), 0.6),
      round: 10 * w.size,
      flow: 1.5,
      hold: 0.8,
      detail: 0.5,
      sun: Math.PI + 0.5,
    });
  }
}

function limb(field: Field, put: Put, size: number, path: readonly Point[], skin: Rgb): void {
  field.fill(ribbon(put(path), [13 * size, 12 * size, 10 * size, 8 * size, 8 * size]), {
    paint: skin,
    light: mix(skin, LIGHT, 0.5),
    shade: mix(skin, hex('#1a0828'), 0.7),
    round: 5 * size,
    detail: 0.75,
    hold: 0.3,
    sun: Math.PI + 0.5,
  });
  const hand = path[path.length - 1] ?? [0, 0];
  field.fill(oval(...(put([hand])[0] ?? [0, 0]), 6.5 * size, 7.5 * size), { paint: mix(skin, hex('#8a5030'), 0.25), light: LIGHT, round: 3 * size, detail: 0.8 });
}

function face(field: Field, put: Put, size: number, skin: Rgb): void {
  const fine = { detail: 1, waver: 0.3 };
  const dark = mix(skin, hex('#12040c'), 0.7);
  field.fill(blob(put([[-14, -282], [-6, -290], [2, -284], [0, -262], [-6, -250], [-12, -258]])), { ...fine, paint: mix(skin, LIGHT, 0.32), opacity: 0.7, soft: 1.4 * size });
  field.fill(ribbon(put([[-9, -275], [-5, -277], [-1, -275]]), [1.5 * size, 2.8 * size, 1 * size]), { ...fine, paint: dark });
  field.fill(ribbon(put([[4, -275], [8, -277], [12, -275]]), [1.5 * size, 2.8 * size, 1 * size]), { ...fine, paint: dark });
  field.fill(ribbon(put([[1, -276], [-1, -266], [4, -264]]), [2 * size, 2.2 * size, 1.4 * size]), { ...fine, paint: mix(skin, LIGHT, 0.4) });
  field.fill(oval(...(put([[1, -258]])[0] ?? [0, 0]), 4.6 * size, 2 * size), { ...fine, paint: hex('#8a2a2a') });
}

function head(field: Field, put: Put, w: Woman, skin: Rgb): void {
  field.fill(ribbon(put([[0, -256], [1, -234]]), [12 * w.size, 15 * w.size]), { paint: mix(skin, hex('#1a0828'), 0.35), detail: 0.7 });
  field.fill(blob(put([[-16, -276], [-12, -294], [0, -300], [13, -294], [17, -276], [12, -256], [2, -247], [-8, -252], [-14, -262]])), {
    paint: skin,
    light: mix(skin, LIGHT, 0.55),
    shade: mix(skin, hex('#1a0828'), 0.7),
    round: 7 * w.size,
    detail: 0.9,
    sun: Math.PI + 0.4,
  });
  if (!w.turned && w.size > 0.5) face(field, put, w.size, skin);
  const scarf = hex(w.scarf);
  const wrap: Point[] = w.turned
    ? [[-18, -280], [-14, -302], [0, -308], [16, -300], [19, -278], [12, -258], [0, -254], [-13, -260]]
    : [[-19, -278], [-17, -298], [-4, -309], [12, -305], [20, -290], [20, -274], [10, -285], [-6, -287]];
  field.fill(blob(put(wrap)), { paint: scarf, light: mix(scarf, hex('#fff4c0'), 0.6), shade: mix(scarf, hex('#2a0838'), 0.6), round: 7 * w.size, flow: -0.4, hold: 0.6, detail: 0.8, sun: Math.PI + 0.5 });
  field.fill(ribbon(put([[16, -284], [28, -276], [30, -258]]), [8 * w.size, 10 * w.size, 3 * w.size]), { paint: mix(scarf, hex('#2a0838'), 0.25), detail: 0.8 });
  field.fill(oval(...(put([[-15, -264]])[0] ?? [0, 0]), 2.4 * w.size), { paint: hex('#ffd84a'), detail: 1, waver: 0 });
}

/** Paints one market woman with her long shadow. */
export function paintWoman(field: Field, random: Random, w: Woman): void {
  const skin = hex(random.pick(skins));
  const put: Put = (points) => placed(points, w.x, w.y, w.size * w.facing, w.size);
  const away: Point[] = [[0, -4], [90, 14], [220, 44], [330, 72]];
  field.fill(ribbon(placed(away, w.x, w.y, w.size), [60 * w.size, 92 * w.size, 60 * w.size, 34 * w.size]), { paint: hex('#6a3a6a'), opacity: 0.55, soft: 3 * w.size, waver: 3, flow: 0.2, hold: 0.8 });
  for (const foot of [-18, 16]) field.fill(oval(...(put([[foot, -3]])[0] ?? [0, 0]), 12 * w.size, 6 * w.size), { paint: skin, detail: 0.7 });
  dressed(field, put, w, random);
  limb(field, put, w.size, [[-30, -230], [-44, -204], [-48, -180], [-30, -158], [-14, -152]], skin);
  head(field, put, w, skin);
  if (w.carries) {
    const top = put([[0, -328]])[0] ?? [0, 0];
    paintBasket(field, random, w.carries, top[0], top[1], 50 * w.size);
  }
  if (w.raised) limb(field, put, w.size, [[30, -230], [54, -246], [66, -264], [54, -290], [40, -310]], skin);
  else limb(field, put, w.size, [[31, -230], [42, -206], [48, -182], [46, -160], [42, -146]], skin);
  const sleeve = mix(hex(w.dress), hex('#fff0b0'), 0.2);
  for (const side of [-30, 31]) field.fill(oval(...(put([[side, -228]])[0] ?? [0, 0]), 13 * w.size, 14 * w.size), { paint: sleeve, light: hex('#fff0b0'), shade: mix(sleeve, hex('#2a1048'), 0.6), round: 6 * w.size, detail: 0.6 });
}
