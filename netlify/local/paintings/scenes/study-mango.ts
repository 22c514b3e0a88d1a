import { hex, mix } from '../colour.ts';
import type { Field } from '../field.ts';
import { noise } from '../noise.ts';
import type { Random } from '../random.ts';
import type { Scene } from '../scene.ts';
import { leaf } from './hibiscus/leaf.ts';
import { type Mango, paintMango, paintStem } from './still/mango.ts';
import { paintPlate, PLATE } from './still/plate.ts';
import { paintRoom } from './still/room.ts';
import { oval, type Point } from '../shapes.ts';

function castShadows(field: Field): void {
  const { x, y, rx, ry } = PLATE;
  field.fill(oval(x + 66, y + 52, rx * 1.04, ry * 1.02, 0.04), {
    paint: (px, py) => mix(hex('#4a3a86'), hex('#8a4f74'), noise(px / 60, py / 40)),
    opacity: 0.86,
    soft: 5,
    flow: 0.15,
    hold: 0.7,
    detail: 0.2,
  });
}

function onPlate(field: Field, places: readonly (readonly [number, number, number])[]): void {
  for (const [x, y, r] of places) {
    field.fill(oval(x + r * 0.42, y + r * 0.52, r * 1.12, r * 0.42, 0.12), {
      paint: hex('#0a1644'),
      opacity: 0.9,
      soft: 5,
      flow: 0.1,
      hold: 0.7,
      detail: 0.3,
    });
  }
}

const mangoes: readonly Mango[] = [
  {
    x: 392,
    y: 396,
    size: 158,
    turn: 0.62,
    skin: ['#8a1630', '#c82a2e', '#ee6a26', '#f8a22c', '#e8c23c'].map(hex),
  },
  {
    x: 652,
    y: 404,
    size: 164,
    turn: 0.42,
    skin: ['#5f8a34', '#a8a838', '#e8b030', '#f28a28', '#d8482c'].map(hex),
  },
  {
    x: 505,
    y: 516,
    size: 172,
    turn: -0.12,
    skin: ['#d83c2a', '#f07a26', '#fab02e', '#fcd048', '#c8bc3e'].map(hex),
  },
];

function compose(field: Field, random: Random): void {
  paintRoom(field);
  castShadows(field);
  paintPlate(field);
  onPlate(
    field,
    mangoes.map(({ x, y, size }) => [x, y, size] as const),
  );
  const [left, right, front] = mangoes;
  if (!left || !right || !front) return;
  leaf(field, random, 268, 306, 190, -2.75);
  leaf(field, random, 274, 302, 200, -1.5);
  paintMango(field, random, left);
  paintMango(field, random, right);
  const under: Point = [front.x + 16, front.y - 20];
  for (const mango of [left, right]) {
    field.fill(oval(under[0] + (mango.x - under[0]) * 0.34, under[1] - 40, 118, 84, mango.turn), {
      paint: hex('#3a0f34'),
      opacity: 0.5,
      soft: 16,
    });
  }
  paintMango(field, random, front);
  for (const mango of mangoes) paintStem(field, mango);
}

/** Three mangoes on a blue enamel plate, in the light of a window. */
export const studyMango: Scene = {
  slug: 'study-mango',
  width: 1600,
  height: 1280,
  seed: 1946,
  ground: hex('#a8482e'),
  largest: 350_000,
  compose,
};
