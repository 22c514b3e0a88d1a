import { createBristles } from '../bristles.ts';
import { hex } from '../colour.ts';
import { Field } from '../field.ts';
import { createRandom, type Random } from '../random.ts';
import type { Scene } from '../scene.ts';
import { Brush } from '../stroke.ts';
import { createSurface, type Surface } from '../surface.ts';
import type { View } from './view.ts';

/** A painting in the making, and the part of it that the camera sees. */
export interface Easel {
  scene: Scene;
  surface: Surface;
  field: Field;
  brush: Brush;
  random: Random;
  view: View;
  /** How much of the picture is varnished, 0..1. */
  varnished: number;
}

/** A stage of the work: does it bit by bit, telling how far it has come, 0..1. */
export type Labour = (easel: Easel) => Generator<number, void>;

const PRIMED = hex('#e9e2d4');

/** Puts a primed canvas on the easel; the view is in thousandths of the picture's width. */
export function setUp(scene: Scene, scale: number, seen: View): Easel {
  const w = Math.round(scene.width * scale);
  const h = Math.round(scene.height * scale);
  const field = new Field(Math.round(w * 0.85), Math.round(h * 0.85));
  scene.compose(field, createRandom(scene.seed));
  const unit = w / 1000;
  const view = { x: seen.x * unit, y: seen.y * unit, w: seen.w * unit, h: seen.h * unit };
  return {
    scene,
    surface: createSurface(w, h, PRIMED),
    field,
    brush: new Brush(createBristles()),
    random: createRandom(scene.seed + 1),
    view: {
      x: Math.floor(view.x),
      y: Math.floor(view.y),
      w: Math.floor(view.w),
      h: Math.floor(view.h),
    },
    varnished: 0,
  };
}
