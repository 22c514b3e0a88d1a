import { hex, mix, ramp, smooth } from '../colour.ts';
import type { Field } from '../field.ts';
import { cloud, noise } from '../noise.ts';
import type { Random } from '../random.ts';
import type { Scene } from '../scene.ts';
import { blob, oval, ribbon, type Point } from '../shapes.ts';
import { paintDrummer } from './drummer.ts';

const FIRE: Point = [500, 1130];
const tones = ['#090a2a', '#141248', '#2a1a5e', '#5a1f4e', '#a8342c', '#e87a2a', '#ffc24a'].map(hex);

function night(field: Field): void {
  field.fill([[-10, -10], [1010, -10], [1010, 1260], [-10, 1260]], {
    paint: (x, y) => {
      const far = Math.hypot((x - FIRE[0]) / 1.1, y - FIRE[1]);
      return ramp(tones, 0.86 - far / 900 + cloud(x / 130, y / 170, 4) * 0.34);
    },
    waver: 0,
    flow: (x, y) => Math.atan2(y - FIRE[1], x - FIRE[0]) + cloud(x / 160, y / 160) * 1.8,
    hold: 0.7,
  });
  field.fill([[-10, 1000], [200, 975], [500, 985], [800, 972], [1010, 1000], [1010, 1260], [-10, 1260]], {
    paint: (x, y) => {
      const far = Math.hypot((x - FIRE[0]) / 1.5, (y - FIRE[1]) * 1.6);
      return ramp(tones, 0.95 - far / 420 + cloud(x / 70, y / 14, 3) * 0.35);
    },
    waver: 5,
    flow: (x, y) => Math.atan2((y - FIRE[1]) * 2, x - FIRE[0]) + Math.PI / 2,
    hold: 0.8,
  });
}

function trees(field: Field, random: Random): void {
  for (const [x, lean, w] of [[60, 40, 46], [950, -50, 54], [330, -14, 20], [700, 20, 22]] as const) {
    field.fill(ribbon([[x, 1010], [x + lean * 0.3, 700], [x + lean, 380], [x + lean * 1.8, 60], [x + lean * 2, -40]], [w * 1.5, w, w * 0.8, w * 0.6, w * 0.5]), {
      paint: (px, py) => mix(hex('#120e34'), hex('#6a2238'), smooth(400, 1000, py) * 0.6 + cloud(px / 12, py / 60) * 0.4),
      light: hex('#c8502a'),
      shade: hex('#06061c'),
      round: w * 0.3,
      sun: Math.atan2(300, FIRE[0] - x),
      flow: 1.5,
      hold: 0.8,
      detail: 0.2,
    });
  }
  for (let i = 0; i < 90; i += 1) {
    const x = random.range(-20, 1020);
    const y = random.range(-20, 260) + Math.abs(x - 500) * 0.2;
    const turn = random.range(0, Math.PI);
    const long = random.range(40, 90);
    field.fill(ribbon([[x, y], [x + Math.cos(turn) * long * 0.5, y + Math.sin(turn) * long * 0.5 - 6], [x + Math.cos(turn) * long, y + Math.sin(turn) * long]], [3, random.range(16, 30), 2]), {
      paint: hex(random.pick(['#0e1a48', '#122a5a', '#1a1450', '#0a3048', '#3a1a50'])),
      light: hex('#8a3a50'),
      round: 7,
      sun: 1.57,
      flow: turn,
      hold: 0.8,
      detail: 0.1,
    });
  }
}

function crowd(field: Field, random: Random): void {
  for (let i = 0; i < 22; i += 1) {
    const x = random.range(-10, 1010);
    const y = random.range(760, 830) + Math.abs(x - 500) * 0.06;
    const tone = hex(random.pick(['#3a1440', '#5a1a3a', '#241450', '#6a2430']));
    const fill = { paint: tone, light: hex('#e8702a'), shade: hex('#0c0a2a'), round: 14, sun: Math.atan2(260, FIRE[0] - x), detail: 0.2 };
    field.fill(blob([[x - 42, y + 230], [x - 36, y + 60], [x - 16, y + 36], [x + 16, y + 36], [x + 38, y + 62], [x + 44, y + 230]]), { ...fill, flow: 1.5, hold: 0.6 });
    field.fill(oval(x, y + 8, 19, 25), { ...fill, round: 9, paint: mix(tone, hex('#2a1018'), 0.4) });
    if (random.next() < 0.6) field.fill(blob([[x - 21, y], [x - 12, y - 24], [x + 14, y - 22], [x + 21, y]]), { ...fill, round: 7, paint: hex(random.pick(['#a82a2a', '#c8782a', '#3a3a8a', '#d8b080'])) });
  }
}

function flames(field: Field, random: Random): void {
  field.fill(oval(FIRE[0], FIRE[1] - 20, 260, 120), { paint: hex('#ff8a2a'), opacity: 0.4, soft: 50, waver: 0 });
  for (const turn of [0.12, -0.16, 0.4, -0.42]) {
    const dx = Math.cos(turn) * 110;
    const dy = Math.sin(turn) * 50;
    field.fill(ribbon([[FIRE[0] - dx, FIRE[1] + 50 - dy], [FIRE[0] + dx, FIRE[1] + 50 + dy]], [26, 30, 22]), { paint: hex('#3a1418'), light: hex('#ff8a3a'), round: 8, sun: -1.57, detail: 0.5, flow: turn, hold: 0.8 });
  }
  const tongues: [string, number, number, number][] = [['#a8201c', 1, 190, 13], ['#e8501c', 0.8, 165, 12], ['#fa9a26', 0.58, 130, 10], ['#ffe07a', 0.36, 90, 8]];
  for (const [tone, spread, high, count] of tongues) {
    for (let i = 0; i < count; i += 1) {
      const x = FIRE[0] + random.bell() * 120 * spread;
      const h = high * random.range(0.5, 1.1) * (1 - Math.abs(x - FIRE[0]) / 240);
      const sway = random.range(-26, 26);
      field.fill(ribbon([[x, FIRE[1] + 44], [x + sway * 0.5, FIRE[1] + 30 - h * 0.45], [x - sway * 0.4, FIRE[1] + 10 - h * 0.8], [x + sway * 0.5, FIRE[1] - h]], [24, 40 * spread + 10, 22, 2]), {
        paint: (px, py) => mix(hex(tone), hex('#fff0a0'), noise(px / 12, py / 30) * 0.4),
        opacity: 0.9,
        soft: 1.5,
        waver: 3,
        flow: 1.5,
        hold: 0.7,
        detail: 0.5,
      });
    }
  }
  for (let i = 0; i < 120; i += 1) {
    const y = random.range(120, 1080);
    const x = FIRE[0] + random.bell() * (90 + (1080 - y) * 0.45);
    field.fill(oval(x, y, random.range(1.2, 3.6), random.range(2, 6), random.bell()), { paint: hex(random.pick(['#ffd060', '#ff8a2a', '#ffeeb0'])), waver: 0.5, detail: 1 });
  }
}

function compose(field: Field, random: Random): void {
  night(field);
  trees(field, random);
  crowd(field, random);
  const base = { hat: 'straw', hatTone: '#d8a850' } as const;
  paintDrummer(field, { ...base, x: 215, y: 770, size: 1.0, facing: 1, shirt: '#2a4a9a', hatTone: '#c83a2a', hat: 'scarf', drum: ['#a8642a', '#c8302a'], nod: 0.14, fire: 0.9,
    far: [[68, -178], [104, -150], [122, -110], [92, -80], [40, -62]], near: [[-72, -178], [-122, -190], [-158, -228], [-142, -280], [-112, -322]] });
  paintDrummer(field, { ...base, x: 790, y: 775, size: 1.02, facing: -1, shirt: '#d89a2a', drum: ['#7a2a2a', '#e8b040'], nod: 0.1, fire: 2.2,
    far: [[68, -178], [110, -160], [128, -120], [94, -84], [36, -60]], near: [[-72, -180], [-128, -160], [-138, -112], [-96, -78], [-44, -58]] });
  paintDrummer(field, { ...base, x: 505, y: 690, size: 1.12, facing: 1, shirt: '#b8261f', hatTone: '#e8c070', drum: ['#c87a2a', '#2a3a8a'], nod: -0.12, fire: 1.5,
    far: [[-72, -180], [-122, -150], [-136, -108], [-98, -74], [-46, -56]], near: [[72, -182], [126, -204], [162, -250], [150, -310], [124, -352]] });
  flames(field, random);
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
