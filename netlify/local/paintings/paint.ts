import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Field } from './field.ts';
import { photograph } from './finish.ts';
import { encodeJpeg, type Raw } from './jpeg.ts';
import { readOptions } from './options.ts';
import { paint } from './painter.ts';
import { createRandom } from './random.ts';
import { usualLayers, type Scene } from './scene.ts';
import { scenes } from './scenes/index.ts';
import { createSurface } from './surface.ts';

// Usage: paint.ts [slug...] [--scale=0.5] [--only=compose] [--out=folder]
const COMPOSE_AT = 0.85;
const LARGEST_FILE = 900_000;
const { wanted, scale, folder, only } = readOptions();

function composed(field: Field): Uint8Array {
  const out = new Uint8Array(field.w * field.h * 3);
  for (let i = 0; i < field.red.length; i += 1) {
    out[i * 3] = Math.min(255, Math.max(0, field.red[i] ?? 0));
    out[i * 3 + 1] = Math.min(255, Math.max(0, field.green[i] ?? 0));
    out[i * 3 + 2] = Math.min(255, Math.max(0, field.blue[i] ?? 0));
  }
  return out;
}

function painted(scene: Scene, field: Field, { w, h }: { w: number; h: number }): Uint8Array {
  const surface = createSurface(w, h, scene.ground);
  const layers = scene.layers ?? usualLayers;
  paint({ surface, field, layers, random: createRandom(scene.seed + 1) });
  return photograph(surface, { relief: 0.5, gloss: 26, weave: 0.2 });
}

async function make(scene: Scene): Promise<void> {
  const begun = Date.now();
  const [w, h] = [Math.round(scene.width * scale), Math.round(scene.height * scale)];
  const field = new Field(Math.round(w * COMPOSE_AT), Math.round(h * COMPOSE_AT));
  scene.compose(field, createRandom(scene.seed));
  const raw: Raw =
    only === 'compose'
      ? { pixels: composed(field), width: field.w, height: field.h }
      : { pixels: painted(scene, field, { w, h }), width: w, height: h };
  const file = await encodeJpeg(raw, scene.largest ?? LARGEST_FILE);
  await writeFile(path.join(folder, `${scene.slug}.jpg`), file);
  const seconds = ((Date.now() - begun) / 1000).toFixed(1);
  console.log(
    `${scene.slug}: ${raw.width}x${raw.height}, ${Math.round(file.length / 1000)} kB, ${seconds} s`,
  );
}

await mkdir(folder, { recursive: true });
for (const scene of scenes) {
  if (wanted.length === 0 || wanted.includes(scene.slug)) await make(scene);
}
