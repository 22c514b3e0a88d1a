import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { Field } from './field.ts';
import { photograph } from './finish.ts';
import { paint } from './painter.ts';
import { createRandom } from './random.ts';
import { usualLayers, type Scene } from './scene.ts';
import { scenes } from './scenes/index.ts';
import { createSurface } from './surface.ts';

// Usage: paint.ts [slug...] [--scale=0.5] [--only=compose] [--out=folder]
const COMPOSE_AT = 0.85;
const LARGEST_FILE = 900_000;
const options = process.argv.slice(2);
const flag = (name: string): string | undefined =>
  options.find((o) => o.startsWith(`--${name}=`))?.slice(name.length + 3);
const scale = Number(flag('scale') ?? 1);
const folder = flag('out') ?? path.resolve(import.meta.dirname, '../../../public/samples');
const wanted = options.filter((o) => !o.startsWith('--'));

async function encode(pixels: Uint8Array, w: number, h: number): Promise<Buffer> {
  let file: Buffer = Buffer.alloc(0);
  for (let quality = 90; quality >= 50; quality -= 4) {
    const image = sharp(pixels, { raw: { width: w, height: h, channels: 3 } });
    file = await image.jpeg({ quality, mozjpeg: true }).toBuffer();
    if (file.length <= LARGEST_FILE) return file;
  }
  return file;
}

function composed(field: Field): Uint8Array {
  const out = new Uint8Array(field.w * field.h * 3);
  for (let i = 0; i < field.red.length; i += 1) {
    out[i * 3] = Math.min(255, Math.max(0, field.red[i] ?? 0));
    out[i * 3 + 1] = Math.min(255, Math.max(0, field.green[i] ?? 0));
    out[i * 3 + 2] = Math.min(255, Math.max(0, field.blue[i] ?? 0));
  }
  return out;
}

async function make(scene: Scene): Promise<void> {
  const begun = Date.now();
  const w = Math.round(scene.width * scale);
  const h = Math.round(scene.height * scale);
  const random = createRandom(scene.seed);
  const field = new Field(Math.round(w * COMPOSE_AT), Math.round(h * COMPOSE_AT));
  scene.compose(field, random);
  const target = path.join(folder, `${scene.slug}.jpg`);
  if (flag('only') === 'compose') {
    await writeFile(target, await encode(composed(field), field.w, field.h));
    return;
  }
  const surface = createSurface(w, h, scene.ground);
  paint(surface, field, scene.layers ?? usualLayers, createRandom(scene.seed + 1));
  const pixels = photograph(surface, { relief: 0.5, gloss: 26, weave: 0.2 });
  const file = await encode(pixels, w, h);
  await writeFile(target, file);
  const seconds = ((Date.now() - begun) / 1000).toFixed(1);
  console.log(`${scene.slug}: ${w}x${h}, ${Math.round(file.length / 1000)} kB, ${seconds} s`);
}

await mkdir(folder, { recursive: true });
for (const scene of scenes) {
  if (wanted.length === 0 || wanted.includes(scene.slug)) await make(scene);
}
