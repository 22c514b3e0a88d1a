import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { createWeave, photograph } from '../finish.ts';
import type { Surface } from '../surface.ts';
import { type Cue, toVtt } from './captions.ts';
import { encodePoster } from './poster.ts';
import { afloat } from './sea/boat.ts';
import { planSea, type Sea } from './sea/plan.ts';
import { drawRipple } from './sea/strokes.ts';
import { createStudio } from './studio.ts';

const FPS = 16;
const SECONDS = 7.5;
const LIGHT = { relief: 0.5, gloss: 24, weave: 0.18 };

const cues: readonly Cue[] = [
  { from: 0, to: 2.4, text: '[waves, slow]' },
  { from: 2.4, to: 5, text: '[a boat lifts, and settles]' },
  { from: 5, to: 7.5, text: '[waves again]' },
];

function paintMoment(sea: Sea, surface: Surface, moment: number): void {
  const { unit, brush, still } = sea;
  for (const plane of ['red', 'green', 'blue', 'height'] as const) surface[plane].set(still[plane]);
  for (const ripple of sea.ripples) drawRipple(ripple, { surface, brush, unit, moment });
  for (const stroke of sea.boat) brush.draw(surface, afloat(stroke, unit, moment));
  for (const ripple of sea.lapping) drawRipple(ripple, { surface, brush, unit, moment });
}

/** Paints the sea anew for every frame with the same strokes, each riding the waves, in a loop. */
export async function filmLanme(folder: string, scale: number): Promise<void> {
  const size = { width: Math.round(960 * scale), height: Math.round(600 * scale) };
  const studio = await createStudio({ folder, slug: 'study-lanme', fps: FPS, ...size });
  const sea = planSea(scale);
  const { w, h } = sea.still;
  const surface = { ...sea.still };
  for (const plane of ['red', 'green', 'blue', 'height'] as const) {
    surface[plane] = new Float32Array(w * h);
  }
  const weave = createWeave(w, h);
  const frames = FPS * SECONDS;
  for (let i = 0; i < frames; i += 1) {
    paintMoment(sea, surface, i / frames);
    const raw = photograph(surface, LIGHT, weave);
    const picture = sharp(raw, { raw: { width: w, height: h, channels: 3 } });
    const frame = await picture.resize(size.width, size.height).raw().toBuffer();
    await studio.add(frame);
    if (i === 0) await encodePoster(frame, studio);
  }
  await writeFile(path.join(folder, 'study-lanme.vtt'), toVtt(cues));
  await studio.finish(SECONDS);
}
