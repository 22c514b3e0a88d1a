import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { expect } from '@playwright/test';
import sharp from 'sharp';
import { readPictureFile } from '#shared/pictures/picture-file';
import {
  animatedWebp,
  detailed,
  plainPng,
  pngChunk,
  withJpegSize,
  withoutPixels,
  withoutScan,
  withThumbnail,
} from '../fixtures/artworks/picture-files.ts';
import { rounds } from '../fixtures/rounds.ts';

const incomplete =
  'This picture is incomplete: its end is missing. Please copy or download it again.';
const empty = 'This picture has no pixels. Please save it again as JPEG, PNG or WebP.';
const broken = 'This picture is damaged. Please save it again as JPEG, PNG or WebP.';

const made: Record<string, () => Promise<Buffer>> = {
  'a JPEG': () => detailed().jpeg().toBuffer(),
  'a JPEG of one colour': () =>
    detailed().blur(100).threshold(0).jpeg({ mozjpeg: true }).toBuffer(),
  'a JPEG of 1 × 1': () => detailed(1, 1).jpeg().toBuffer(),
  'a grey JPEG': () => detailed().greyscale().jpeg().toBuffer(),
  'a CMYK JPEG': () => detailed().toColourspace('cmyk').jpeg().toBuffer(),
  'a JPEG without subsampling': () => detailed().jpeg({ chromaSubsampling: '4:4:4' }).toBuffer(),
  'a progressive JPEG': () => detailed().jpeg({ progressive: true }).toBuffer(),
  'a progressive JPEG of odd size': () => detailed(333, 77).jpeg({ mozjpeg: true }).toBuffer(),
  'a JPEG with a thumbnail': withThumbnail,
  'a JPEG with EXIF, ICC and XMP': () =>
    detailed().withMetadata({ orientation: 6 }).jpeg().toBuffer(),
  'a PNG': () => detailed().png().toBuffer(),
  'a PNG with a palette': () => detailed().png({ palette: true }).toBuffer(),
  'an interlaced PNG': () => detailed().png({ progressive: true }).toBuffer(),
  'a PNG of 16 bits': () => detailed().toColourspace('rgb16').png().toBuffer(),
  'a PNG with metadata': () => detailed().withMetadata({ orientation: 6 }).png().toBuffer(),
  'a PNG of one colour': () => Promise.resolve(plainPng(4000, 4000)),
  'a WebP': () => detailed().webp().toBuffer(),
  'a WebP of one colour': () => detailed().threshold(0).webp({ quality: 1 }).toBuffer(),
  'a lossless WebP': () => detailed().webp({ lossless: true }).toBuffer(),
  'a WebP with alpha': () => detailed().ensureAlpha(0.5).webp().toBuffer(),
  'a WebP with metadata': () => detailed().withMetadata({ orientation: 6 }).webp().toBuffer(),
  'an animated WebP': () => animatedWebp(2),
};

const whole = Object.entries(made).map(([name, make]) => [name, once(make)] as const);
const aJpeg = once(() => detailed().jpeg().toBuffer());

for (const [name, make] of whole) {
  test(`${name} is whole, also with bytes after its end, and incomplete without its end`, async () => {
    const bytes = await make();
    expect(flawOf(bytes)).toBeNull();
    expect(flawOf(new Uint8Array(bytes)), 'in an array of its own').toBeNull();
    for (const part of [0.2, 0.5, 0.9]) {
      const cut = bytes.subarray(0, Math.max(24, Math.floor(bytes.length * part)));
      expect(flawOf(cut), `the first ${cut.length} bytes`).toBe(incomplete);
    }
    for (const missing of [1, 2, 3]) {
      const cut = bytes.subarray(0, bytes.length - missing);
      expect(flawOf(cut), `without ${missing} bytes`).toBe(incomplete);
    }
    for (const tail of [Buffer.alloc(5000), await aJpeg()]) {
      expect(flawOf(Buffer.concat([bytes, tail]))).toBeNull();
    }
  });
}

test('The sample pictures are whole', () => {
  const folder = join(import.meta.dirname, '../../public/samples');
  const pictures = readdirSync(folder).filter((name) => /\.(jpe?g|png|webp)$/.test(name));
  expect(pictures.length).toBeGreaterThan(0);
  for (const name of pictures) {
    expect(flawOf(readFileSync(join(folder, name))), name).toBeNull();
  }
});

test('A header without pixels is no picture', async () => {
  const jpeg = await detailed().jpeg().toBuffer();
  const png = await detailed().png().toBuffer();
  const webp = await detailed().webp().toBuffer();
  const cases: Record<string, Buffer> = {
    'JPEG without a scan': withoutScan(jpeg),
    'progressive JPEG without a scan': withoutScan(
      await detailed().jpeg({ progressive: true }).toBuffer(),
    ),
    'JPEG of 0 × 120': withJpegSize(jpeg, 0, 120),
    'JPEG of 160 × 0': withJpegSize(jpeg, 160, 0),
    'PNG without pixels': withoutPixels(png),
    'PNG of 0 × 0': plainPng(0, 0),
    'WebP without a frame': riff(Buffer.alloc(0)),
    'WebP of 0 × 0': Buffer.concat([webp.subarray(0, 26), Buffer.alloc(4), webp.subarray(30)]),
  };
  for (const [name, bytes] of Object.entries(cases)) {
    expect(flawOf(bytes), name).toBe(empty);
  }
});

test('A file that breaks its format is damaged', async () => {
  const png = await detailed().png().toBuffer();
  const lossless = await detailed().webp({ lossless: true }).toBuffer();
  lossless[20] = 0;
  const cases: Record<string, Buffer> = {
    'PNG whose first chunk is no header': Buffer.concat([
      png.subarray(0, 8),
      pngChunk('IDAT', Buffer.alloc(9)),
      png.subarray(8),
    ]),
    'WebP with another signature': lossless,
    'JPEG with a segment of no length': Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0, 0xff, 0xd9]),
  };
  for (const [name, bytes] of Object.entries(cases)) {
    expect(flawOf(bytes), name).toBe(broken);
  }
});

test('Fill bytes and zeros between the segments of a JPEG are skipped', async () => {
  const jpeg = await detailed().jpeg().toBuffer();
  const between = jpeg.indexOf(Buffer.from([0xff, 0xc0]));
  for (const fill of [Buffer.from([0xff, 0xff]), Buffer.alloc(3)]) {
    const filled = Buffer.concat([jpeg.subarray(0, between), fill, jpeg.subarray(between)]);
    expect(flawOf(filled)).toBeNull();
  }
});

test('Another format is not read', async () => {
  for (const bytes of [Buffer.alloc(0), Buffer.from('RIFF'), await detailed().gif().toBuffer()]) {
    expect(readPictureFile(bytes)).toBeNull();
  }
});

test('No cut and no changed byte of a picture makes the check throw', async () => {
  const small = detailed(64, 48);
  const pictures = [small.clone().jpeg(), small.clone().png(), small.clone().webp()];
  for (const bytes of await Promise.all(pictures.map((picture) => picture.toBuffer()))) {
    for (let place = 0; place < bytes.length; place += rounds(97, 23)) {
      const changed = Buffer.from(bytes);
      changed[place] = 0xff;
      readPictureFile(changed);
      readPictureFile(bytes.subarray(0, place));
    }
  }
});

test('The size is the one that a decoder sees, a JPEG after its rotation', async () => {
  for (const [name, make] of whole) {
    const bytes = await make();
    const { format, autoOrient, pages, ...stored } = await sharp(bytes).metadata();
    const { width, height } = format === 'jpeg' ? autoOrient : stored;
    const { facts } = readPictureFile(bytes)!;
    expect(facts, name).toMatchObject({ width, height: stored.pageHeight ?? height });
    expect(facts!.frames, name).toBe(pages ?? 1);
  }
  const turned = await detailed().withMetadata({ orientation: 8 }).jpeg().toBuffer();
  expect(readPictureFile(turned)!.facts).toMatchObject({ width: 120, height: 160 });
});

test('A frame header that only one of two readers saw does not make another size', async () => {
  const jpeg = await detailed(100, 100).jpeg().toBuffer();
  const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0]));
  const hidden = Buffer.from(jpeg.subarray(frame, frame + 19));
  hidden.writeUInt16BE(47_000, 5);
  hidden.writeUInt16BE(47_000, 7);
  const twice = Buffer.concat([jpeg.subarray(0, frame), hidden, jpeg.subarray(frame)]);
  expect(flawOf(twice)).toBe(broken);
  const exif = Buffer.concat([Buffer.from([0xff, 0xe1, 0, hidden.length + 2]), hidden]);
  const inside = Buffer.concat([jpeg.subarray(0, 2), exif, jpeg.subarray(2)]);
  expect(readPictureFile(inside)!.facts).toMatchObject({ width: 100, height: 100 });
});

function once(make: () => Promise<Buffer>): () => Promise<Buffer> {
  let bytes: Promise<Buffer> | undefined;
  return () => (bytes ??= make());
}

function flawOf(bytes: Uint8Array): string | null | undefined {
  return readPictureFile(bytes)?.flaw;
}

function riff(chunks: Buffer): Buffer {
  const header = Buffer.from('RIFF\0\0\0\0WEBP', 'latin1');
  header.writeUInt32LE(4 + chunks.length, 4);
  return Buffer.concat([header, chunks]);
}
