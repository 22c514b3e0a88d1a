import { hex, mix, type Rgb } from '../../colour.ts';
import type { Field } from '../../field.ts';
import { noise } from '../../noise.ts';
import type { Random } from '../../random.ts';
import { placed, type Point, pts } from '../../shapes.ts';

/** A house under a tin roof: the middle of its doorstep, and its size. */
export interface House {
  x: number;
  y: number;
  size: number;
}

const tins = [
  '#aecbd0',
  '#b4553a',
  '#6f9fb4',
  '#d08a52',
  '#3f9a96',
  '#e0d4b4',
  '#a03f2c',
  '#c8503a',
].map(hex);
const walls = ['#f2a98a', '#f4cf6a', '#7cc4bc', '#e87a6a', '#f6e6c4', '#8fb4dc', '#c79ac8'].map(
  hex,
);
const rust = hex('#8a3f22');
const dusk = hex('#3a3468');

interface Plane {
  outline: readonly Point[];
  tin: Rgb;
  lit: number;
  slant: number;
}

function sheet(field: Field, { x, y, size }: House, plane: Plane): void {
  const { outline, tin, lit, slant } = plane;
  field.fill(outline, {
    paint: (px, py) => {
      const across = (px - x - (py - y) * slant) / size;
      const fold = Math.sin(across * 1.15) * 0.5 + 0.5;
      const worn = noise(px / (16 * size) + x, py / (26 * size));
      const colour = mix(tin, rust, worn > 0.58 ? (worn - 0.58) * 2 : 0);
      return mix(mix(dusk, colour, lit), hex('#fff4d4'), fold * 0.34 * lit);
    },
    waver: 0.8,
    flow: Math.PI / 2 - Math.atan(slant),
    hold: 0.95,
    detail: 0.55,
  });
}

function opening(field: Field, outline: readonly Point[], colour: Rgb): void {
  field.fill(outline, { paint: colour, waver: 0.6, flow: 1.57, hold: 0.6, detail: 0.9 });
}

function front(field: Field, random: Random, put: (places: string) => Point[]): void {
  const wall = random.pick(walls);
  field.fill(put('-46,2 -46,-52 40,-52 40,2'), {
    paint: (x, y) => mix(wall, hex('#fff2d0'), noise(x / 9, y / 16) * 0.35),
    waver: 0.8,
    flow: 1.5,
    hold: 0.6,
    detail: 0.4,
  });
  field.fill(put('40,2 40,-52 66,-56 66,-4'), {
    paint: mix(wall, dusk, 0.62),
    waver: 0.6,
    flow: 1.5,
    hold: 0.6,
    detail: 0.4,
  });
  const shutter = random.pick(walls);
  opening(field, put('-12,2 -12,-36 8,-36 8,2'), mix(shutter, hex('#1d5a6a'), 0.6));
  opening(field, put('-38,-16 -38,-36 -22,-36 -22,-16'), hex('#2a2a4a'));
  opening(field, put('-43,-14 -43,-38 -38,-38 -38,-14'), mix(shutter, hex('#2f8a8a'), 0.4));
  opening(field, put('18,-16 18,-36 33,-36 33,-16'), hex('#2a2a4a'));
  field.fill(put('-46,-44 -46,-53 40,-53 40,-44'), { paint: dusk, opacity: 0.55, soft: 1.5 });
}

/** A house in morning light: walls in soft colours, a roof of corrugated tin. */
export function paintTinHouse(field: Field, random: Random, house: House): void {
  const flip = random.next() < 0.5 ? -1 : 1;
  const { x, y, size } = house;
  const put = (places: string): Point[] => placed(pts(places), x, y, size * flip, size);
  front(field, random, put);
  const tin = random.pick(tins);
  sheet(field, house, {
    outline: put('-54,-46 -34,-92 62,-94 46,-48'),
    tin,
    lit: random.range(0.86, 1),
    slant: -0.28 * flip,
  });
  sheet(field, house, {
    outline: put('62,-94 74,-54 66,-52 46,-48'),
    tin,
    lit: 0.45,
    slant: 0.3 * flip,
  });
  field.fill(put('-34,-90 -34,-95 62,-97 62,-92'), {
    paint: hex('#fff0cc'),
    waver: 0.5,
    flow: 0,
    hold: 0.8,
    detail: 0.8,
  });
}
