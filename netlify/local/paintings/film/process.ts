import path from 'node:path';
import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { createWeave, photograph } from '../finish.ts';
import type { Scene } from '../scene.ts';
import { toVtt, type Cue } from './captions.ts';
import { setUp, type Easel, type Labour } from './easel.ts';
import { encodePoster } from './poster.ts';
import { createStudio, type Studio } from './studio.ts';
import { varnish } from './varnish.ts';
import { cropped, type View } from './view.ts';

/** One stage of a process film and the line under it. */
interface Stage {
  seconds: number;
  caption: string;
  labour: Labour;
}

/** A film of a painting coming into being. */
export interface Process {
  slug: string;
  scene: Scene;
  /** Size of the canvas, against the painting's own. */
  scale: number;
  /** What the camera sees, in thousandths of the picture's width. */
  view: View;
  /** Height of the film, which is 960 pixels wide. */
  height: number;
  stages: readonly Stage[];
  /** The moment shown before the film runs, in seconds. */
  posterAt: number;
}

const FPS = 20;
const LIGHT = { relief: 0.5, gloss: 22, weave: 0.2 };

/** Slow at both ends of a stage, so that each brush is seen to be taken up and put down. */
function pace(t: number): number {
  return t * 0.55 + t * t * (3 - 2 * t) * 0.45;
}

function createCamera(easel: Easel, { width, height }: Studio): () => Promise<Uint8Array> {
  const { w, h } = easel.view;
  const weave = createWeave(w, h);
  return async () => {
    const raw = photograph(cropped(easel.surface, easel.view), LIGHT, weave);
    varnish(raw, w, easel.varnished);
    return sharp(raw, { raw: { width: w, height: h, channels: 3 } })
      .resize(width, height, { fit: 'fill' })
      .raw()
      .toBuffer();
  };
}

async function shoot(stage: Stage, easel: Easel, take: () => Promise<void>): Promise<void> {
  const frames = Math.round(stage.seconds * FPS);
  let taken = 0;
  for (const done of stage.labour(easel)) {
    for (; taken < frames && done >= pace((taken + 1) / frames); taken += 1) await take();
  }
  for (; taken < frames; taken += 1) await take();
}

/** The lines under a film; one line may last over several stages. */
function captionsOf(stages: readonly Stage[]): Cue[] {
  const cues: Cue[] = [];
  let now = 0;
  for (const { seconds, caption } of stages) {
    const last = cues.at(-1);
    if (last?.text === caption) last.to += seconds;
    else cues.push({ from: now, to: now + seconds, text: caption });
    now += seconds;
  }
  return cues;
}

/** Paints, films and captions one process; writes its MP4, poster and WebVTT file. */
export async function filmProcess(film: Process, folder: string, scale: number): Promise<void> {
  const size = { width: Math.round(960 * scale), height: Math.round(film.height * scale) };
  const easel = setUp(film.scene, film.scale * scale, film.view);
  const studio = await createStudio({ folder, slug: film.slug, fps: FPS, ...size });
  const look = createCamera(easel, studio);
  let count = 0;
  const take = async (): Promise<void> => {
    const frame = await look();
    await studio.add(frame);
    if (count === Math.round(film.posterAt * FPS)) await encodePoster(frame, studio);
    count += 1;
  };
  for (const stage of film.stages) await shoot(stage, easel, take);
  await writeFile(path.join(folder, `${film.slug}.vtt`), toVtt(captionsOf(film.stages)));
  await studio.finish(count / FPS);
}
