import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { expect } from '@playwright/test';
import sharp from 'sharp';
import { readPictureFile } from '#shared/pictures/picture-file';
import { cleanPicture } from '../../netlify/picture-bytes/clean-picture.ts';
import { animatedWebp, detailed, withThumbnail } from '../fixtures/artworks/picture-files.ts';
import {
  photographWithPlace,
  privateJpeg,
  privateOf,
  privatePng,
  privateWebp,
  secret,
} from '../fixtures/pictures/private-pictures.ts';
import { rounds } from '../fixtures/rounds.ts';
import { project } from '../fixtures/start/platform-template.ts';

const exifOnly = 'MM\0*\0\0\0\b\0\x01\x01\x12\0\x03\0\0\0\x01\0\x06';

for (const [name, make] of [
  ['a JPEG', () => privateJpeg()],
  ['a PNG', () => privatePng()],
  ['a WebP', () => privateWebp()],
] as const) {
  test(`${name} keeps pixels, orientation and colour profile, and nothing about people and places (rule 81)`, async () => {
    const bytes = await make();
    expect(bytes.includes(secret)).toBe(true);
    const clean = await cleaned(bytes);
    const before = await sharp(bytes).metadata();
    const after = await sharp(clean).metadata();
    expect(after).toMatchObject({ orientation: 6, width: 160, height: 120 });
    expect(after.icc?.equals(before.icc!)).toBe(true);
    expect(after.exif?.toString('latin1').replace(/^Exif\0\0/, '')).toBe(
      `${exifOnly}${'\0'.repeat(6)}`,
    );
    expect([after.xmp, after.iptc, after.comments]).toEqual([undefined, undefined, undefined]);
    expect(readPictureFile(clean)).toMatchObject({ flaw: null });
    expect((await cleaned(clean)).equals(clean), 'twice').toBe(true);
  });
}

test('an upright picture gets no EXIF', async () => {
  for (const make of [privateJpeg, privatePng, privateWebp]) {
    const { exif, orientation } = await sharp(await cleaned(await make(1))).metadata();
    expect([exif, orientation]).toEqual([undefined, undefined]);
  }
});

const others: Record<string, () => Promise<Buffer>> = {
  'a photograph with a place': () => Promise.resolve(photographWithPlace),
  'a progressive JPEG': async () =>
    privateOf(await detailed().jpeg({ progressive: true, mozjpeg: true }).toBuffer()),
  'a grey JPEG': async () => privateOf(await detailed().greyscale().jpeg().toBuffer()),
  'a CMYK JPEG': async () => privateOf(await detailed().toColourspace('cmyk').jpeg().toBuffer()),
  'a JPEG with a thumbnail': withThumbnail,
  'a JPEG with bytes between its segments': async () => {
    const jpeg = await detailed().jpeg().toBuffer();
    const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0]));
    return Buffer.concat([
      jpeg.subarray(0, frame),
      Buffer.from([0xff, 0xff]),
      jpeg.subarray(frame),
    ]);
  },
  'a PNG with a palette': () => detailed().png({ palette: true }).toBuffer(),
  'an interlaced PNG of 16 bits': () =>
    detailed().toColourspace('rgb16').png({ progressive: true }).toBuffer(),
  'a lossless WebP with alpha': () =>
    detailed().ensureAlpha(0.5).webp({ lossless: true }).toBuffer(),
  'a WebP with alpha': () => detailed().ensureAlpha(0.5).webp().toBuffer(),
  'an animated WebP': () => animatedWebp(2),
};

for (const [name, make] of Object.entries(others)) {
  test(`${name} keeps its pixels`, async () => {
    const bytes = await make();
    const clean = await cleaned(bytes);
    expect((await sharp(clean).metadata()).exif).toBeUndefined();
    expect((await cleaned(clean)).equals(clean), 'twice').toBe(true);
  });
}

test('a picture without such words stays as it is, byte for byte', async () => {
  const folder = join(project, 'public/samples');
  const samples = readdirSync(folder).filter((name) => name.endsWith('.jpg'));
  for (const name of samples.slice(0, rounds(2, samples.length)))
    await expectSame(readFileSync(join(folder, name)));
  for (const kind of ['jpeg', 'png', 'webp'] as const)
    await expectSame(await detailed().toFormat(kind).toBuffer());
});

test('no cut and no changed byte of a picture makes it throw', async () => {
  for (const bytes of [await privateJpeg(), await privatePng(), await privateWebp()]) {
    const { contentType } = readPictureFile(bytes)!;
    for (let place = 12; place < bytes.length; place += rounds(97, 23)) {
      const changed = Uint8Array.from(bytes);
      changed[place] = 0xff;
      cleanPicture(changed, contentType);
      cleanPicture(Uint8Array.from(bytes.subarray(0, place)), contentType);
    }
  }
});

async function expectSame(bytes: Buffer): Promise<void> {
  expect((await cleaned(bytes)).equals(bytes)).toBe(true);
}

/** Expects the same pixels, and no secret. */
async function cleaned(bytes: Buffer): Promise<Buffer> {
  const { contentType } = readPictureFile(bytes)!;
  const clean = Buffer.from(cleanPicture(Uint8Array.from(bytes), contentType));
  expect(clean.includes('lives')).toBe(false);
  expect(clean.includes('-072')).toBe(false);
  if (clean.equals(bytes)) return clean;
  const [before, after] = await Promise.all(
    [bytes, clean].map((file) => sharp(file).raw().toBuffer()),
  );
  expect(after!.equals(before!), 'pixels').toBe(true);
  return clean;
}
