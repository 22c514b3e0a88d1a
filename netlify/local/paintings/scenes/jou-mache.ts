import { hex, mix, ramp, smooth } from '../colour.ts';
import type { Field } from '../field.ts';
import { cloud, noise } from '../noise.ts';
import type { Random } from '../random.ts';
import type { Scene } from '../scene.ts';
import { oval, ribbon, type Point } from '../shapes.ts';
import { paintBasket, type Crop } from './fruit.ts';
import { paintStall } from './stall.ts';
import { paintWoman } from './woman.ts';

const dresses = ['#d8302a', '#f0b41e', '#1f8a8a', '#e8622a', '#2a56a8', '#c83a78', '#f2e2b8', '#6a3a9a', '#3a9a4a'];
const crops: readonly Crop[] = ['mango', 'orange', 'plantain', 'greens'];
const skyTones = ['#2f8fa8', '#6fbab0', '#cfd8a0', '#f8dc8a', '#fbc468'].map(hex);

function backdrop(field: Field): void {
  field.fill([[-10, -10], [1010, -10], [1010, 420], [-10, 420]], {
    paint: (x, y) => ramp(skyTones, y / 270 - smooth(900, 100, x) * -0.18 + cloud(x / 150, y / 50, 4) * 0.6),
    waver: 0,
    flow: (x, y) => 0.12 + cloud(x / 200, y / 90) * 1.2,
    hold: 0.8,
  });
  const hills: [number, number, number, string, string][] = [[215, 70, 3, '#5a86a8', '#a8b8b0'], [255, 62, 9, '#3f7a7a', '#9ab88a'], [292, 44, 17, '#2f6a4a', '#a8b858']];
  for (const [base, high, seed, deep, lit] of hills) {
    const crest = (x: number): number => base - high * (Math.sin(x / 150 + seed) * 0.5 + 0.4) + cloud(x / 80 + seed * 9, seed, 3) * 46;
    const top: Point[] = [];
    for (let x = -20; x <= 1020; x += 10) top.push([x, crest(x)]);
    field.fill([...top, [1020, 420], [-20, 420]], {
      paint: (x, y) => {
        const slope = (crest(x + 10) - crest(x - 10)) / 20;
        return mix(hex(deep), hex(lit), smooth(-0.4, 0.7, -slope + cloud(x / 30, y / 16) * 1.6 + 0.15));
      },
      waver: 2,
      flow: (x) => Math.atan2(crest(x + 8) - crest(x - 8), 16) + 0.4,
      hold: 0.7,
    });
  }
}

function ground(field: Field): void {
  field.fill([[-10, 318], [1010, 318], [1010, 770], [-10, 770]], {
    paint: (x, y) => {
      const near = (y - 318) / 430;
      const dust = ramp(['#f6d890', '#eab866', '#d8935a', '#b8705a'].map(hex), near * 0.8 + cloud(x / 90, y / 16, 4) * 0.5);
      return mix(dust, hex('#8a4a6a'), smooth(0.45, 0.75, noise(x / 160 + 4, y / 40)) * 0.4);
    },
    waver: 4,
    flow: (x, y) => 0.1 + cloud(x / 120, y / 60) * 0.6,
    hold: 0.8,
  });
}

function town(field: Field, random: Random): void {
  const walls = ['#e8a89a', '#f2d08a', '#8ac0c0', '#e8e0c8', '#d87a5a', '#a8b8d8'];
  for (let x = -10; x < 1010; x += random.range(44, 70)) {
    const w = random.range(38, 62);
    const h = random.range(34, 62);
    const wall = hex(random.pick(walls));
    const plane = { waver: 1.2, detail: 0.4, flow: 1.5, hold: 0.6 };
    field.fill([[x, 332], [x, 332 - h], [x + w, 332 - h], [x + w, 332]], { ...plane, paint: (px, py) => mix(wall, hex('#b06a7a'), smooth(x, x + w, px) * 0.5 + noise(px / 9, py / 9) * 0.25) });
    field.fill([[x - 5, 334 - h], [x + w * 0.3, 316 - h], [x + w * 0.78, 316 - h], [x + w + 5, 334 - h]], { ...plane, paint: (px, py) => mix(hex('#b8503a'), hex('#e89a6a'), noise(px / 6, py / 30)) });
    for (const t of [0.2, 0.62]) field.fill([[x + w * t, 332], [x + w * t, 308], [x + w * t + 9, 308], [x + w * t + 9, 332]], { ...plane, paint: hex(random.pick(['#2a4a6a', '#5a2a3a', '#1f6a6a'])), detail: 0.7 });
  }
}

function crowd(field: Field, random: Random): void {
  const people: [number, number][] = [];
  for (let i = 0; i < 46; i += 1) people.push([random.range(0, 1000), random.range(338, 420)]);
  people.sort((a, b) => a[1] - b[1]);
  for (const [x, y] of people) {
    const size = 0.12 + ((y - 338) / 82) * 0.13;
    paintWoman(field, random, { x, y: y + 10, size, facing: random.next() < 0.5 ? 1 : -1, dress: random.pick(dresses), scarf: random.pick(dresses), carries: random.pick(crops), raised: random.next() < 0.5, turned: true });
  }
}

function compose(field: Field, random: Random): void {
  backdrop(field);
  town(field, random);
  ground(field);
  crowd(field, random);
  paintStall(field, random, 150, 440, 0.8, ['#d8402f', '#f4e4b8']);
  paintStall(field, random, 870, 450, 0.9, ['#1f7a8a', '#f2d88a']);
  const row: [number, number, number, string, string, Crop][] = [[300, 470, 0.48, '#f0b41e', '#c83a78', 'greens'], [420, 455, 0.44, '#2a56a8', '#f0b41e', 'orange'], [575, 468, 0.47, '#d8302a', '#f2e2b8', 'plantain'], [700, 480, 0.5, '#3a9a4a', '#e8622a', 'mango']];
  for (const [x, y, size, dress, scarf, carries] of row) paintWoman(field, random, { x, y, size, facing: random.next() < 0.5 ? 1 : -1, dress, scarf, carries, raised: true });
  paintWoman(field, random, { x: 165, y: 640, size: 1.0, facing: 1, dress: '#1f8a8a', scarf: '#f0b41e', apron: '#f2e6c8', carries: 'mango', raised: true });
  paintWoman(field, random, { x: 500, y: 660, size: 1.08, facing: -1, dress: '#d8302a', scarf: '#2a56a8', carries: 'orange', raised: true });
  paintWoman(field, random, { x: 800, y: 650, size: 1.02, facing: 1, dress: '#f0b41e', scarf: '#c83a78', apron: '#6a3a9a', carries: 'plantain', raised: true });
  const wares: [number, number, number, Crop][] = [[60, 690, 62, 'orange'], [300, 700, 66, 'mango'], [385, 650, 44, 'greens'], [650, 705, 70, 'plantain'], [920, 700, 72, 'mango'], [990, 640, 50, 'orange']];
  for (const [x, y, w, crop] of wares) {
    field.fill(oval(x + w * 0.7, y + w * 0.58, w * 1.3, w * 0.28, 0.12), { paint: hex('#5a2f5a'), opacity: 0.55, soft: 4, flow: 0.1, hold: 0.8 });
    paintBasket(field, random, crop, x, y, w);
  }
  field.wash((c, x, y) => mix(c, hex('#ffc860'), 0.14 * smooth(700, 0, Math.hypot(x - 60, y - 160))));
}

/** Market day in warm light. */
export const jouMache: Scene = {
  slug: 'jou-mache',
  width: 2400,
  height: 1800,
  seed: 1949,
  ground: hex('#b8542e'),
  compose,
};
