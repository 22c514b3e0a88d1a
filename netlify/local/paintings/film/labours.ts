import type { Rgb } from '../colour.ts';
import { Field } from '../field.ts';
import { type Spot, touches } from '../painter.ts';
import type { Layer } from '../pass.ts';
import type { Easel, Labour } from './easel.ts';
import { inPatches } from './order.ts';

/** Nothing happens; the camera runs. */
export const rest: Labour = function* () {
  yield 0;
};

/** Paints with these brushes, patch by patch in a direction (radians). */
export function brushes(
  layers: readonly Layer[],
  direction: number,
  where: (spot: Spot) => boolean = () => true,
): Labour {
  return function* (easel) {
    const { surface, field, random, brush } = easel;
    const order = inPatches(easel, direction);
    const arrange = (spots: readonly Spot[]): Spot[] => order(spots.filter(where));
    for (const { stroke, layer, done } of touches({ surface, field, layers, random, arrange })) {
      brush.draw(surface, stroke);
      yield (layers.indexOf(layer) + done) / layers.length;
    }
  };
}

/** Paints with the composition seen differently: as yet without its lights, for example. */
export function seenAs(change: (colour: Rgb) => Rgb, labour: Labour): Labour {
  return function* (easel: Easel) {
    const field = new Field(easel.field.w, easel.field.h);
    for (const plane of ['red', 'green', 'blue', 'flow', 'hold', 'detail'] as const) {
      field[plane].set(easel.field[plane]);
    }
    field.wash(change);
    yield* labour({ ...easel, field });
  };
}

/** Paints only where a way of seeing the composition had left something out. */
export function whatWasLeftOut(
  change: (colour: Rgb) => Rgb,
  { layers, direction }: { layers: readonly Layer[]; direction: number },
): Labour {
  return function* (easel) {
    const { field, surface } = easel;
    const ratio = field.w / surface.w;
    const isLeftOut = ([x, y]: Spot): boolean => {
      const i = Math.floor(y * ratio) * field.w + Math.floor(x * ratio);
      const now: Rgb = [field.red[i] ?? 0, field.green[i] ?? 0, field.blue[i] ?? 0];
      return Math.abs(change(now)[0] - now[0]) > 12;
    };
    yield* brushes(layers, direction, isLeftOut)(easel);
  };
}

/** Varnishes the dry picture. */
export const varnishing: Labour = function* (easel) {
  for (let i = 1; i <= 200; i += 1) {
    easel.varnished = i / 200;
    yield i / 200;
  }
};
