import { hex, mix, ramp, smooth } from '../../colour.ts';
import type { Field } from '../../field.ts';
import { cloud, noise } from '../../noise.ts';
import { oval, type Outline, type Point } from '../../shapes.ts';

/** Middle of the plate, and its half width and half depth. */
export const PLATE = { x: 510, y: 500, rx: 372, ry: 196 };

const enamel = ['#0d1f52', '#163a86', '#1f55ae', '#3f7fd0', '#86b4ea', '#dcebf8'].map(hex);

function arc(size: number, [from, to]: readonly [number, number], width: number): Outline {
  const side = (grow: number): Point[] => {
    const out: Point[] = [];
    for (let i = 0; i <= 60; i += 1) {
      const a = from + ((to - from) * i) / 60;
      const thick = grow * width * Math.sin((i / 60) * Math.PI) ** 0.4;
      const [rx, ry] = [PLATE.rx * size + thick, PLATE.ry * size + thick * 0.8];
      out.push([PLATE.x + Math.cos(a) * rx, PLATE.y + Math.sin(a) * ry]);
    }
    return out;
  };
  return [...side(1), ...side(-1).reverse()];
}

function around(x: number, y: number): number {
  return Math.atan2((y - PLATE.y) / PLATE.ry, (x - PLATE.x) / PLATE.rx);
}

const along = (x: number, y: number): number => {
  const a = around(x, y);
  return Math.atan2(Math.cos(a) * PLATE.ry, -Math.sin(a) * PLATE.rx);
};

function disc(field: Field, size: number, drop: number, turned: number): void {
  field.fill(oval(PLATE.x, PLATE.y + drop, PLATE.rx * size, PLATE.ry * size), {
    paint: (x, y) => {
      const a = around(x, y);
      const lit = Math.cos(a - turned);
      return ramp(enamel, 0.42 + lit * 0.2 + cloud(x / 60, y / 34, 3) * 0.24);
    },
    flow: along,
    hold: 0.9,
    detail: 0.35,
    waver: 0.8,
  });
}

function chips(field: Field): void {
  for (const [a, long] of [
    [0.62, 15],
    [2.2, 22],
    [2.42, 8],
    [-0.35, 10],
  ] as const) {
    const [x, y] = [PLATE.x + Math.cos(a) * PLATE.rx, PLATE.y + Math.sin(a) * PLATE.ry];
    field.fill(oval(x, y, long, 5, along(x, y)), {
      paint: (px, py) => mix(hex('#1a1a26'), hex('#6a3a28'), noise(px / 6, py / 6)),
      waver: 2,
      detail: 1,
    });
  }
}

/** A blue enamel plate, its white rim worn to the iron in places. */
export function paintPlate(field: Field): void {
  field.fill(oval(PLATE.x + 4, PLATE.y + 15, PLATE.rx * 0.985, PLATE.ry * 0.99), {
    paint: hex('#0a1438'),
    detail: 0.5,
  });
  disc(field, 1, 0, -2.4);
  // Inside, the far wall of the well catches the light and the near one turns away from it.
  disc(field, 0.8, 4, 0.7);
  field.fill(oval(PLATE.x, PLATE.y + 14, PLATE.rx * 0.7, PLATE.ry * 0.68), {
    paint: (x, y) =>
      ramp(enamel, 0.46 + smooth(700, 250, x) * 0.16 + cloud(x / 80, y / 40, 3) * 0.22),
    soft: 5,
    flow: 0.12,
    hold: 0.6,
    detail: 0.2,
  });
  field.fill(arc(0.995, [0, Math.PI * 2], 4.2), {
    paint: (x) => mix(hex('#fbf4e4'), hex('#9db2d8'), smooth(420, 860, x)),
    flow: along,
    hold: 1,
    detail: 0.9,
  });
  chips(field);
  field.fill(arc(0.9, [-2.75, -1.7], 6), {
    paint: hex('#f2f8ff'),
    opacity: 0.8,
    soft: 1.5,
    flow: along,
    hold: 1,
    detail: 0.8,
  });
  field.fill(arc(0.78, [0.25, 1.25], 5), {
    paint: hex('#b8d4f4'),
    opacity: 0.75,
    soft: 2,
    flow: along,
    hold: 1,
    detail: 0.7,
  });
}
