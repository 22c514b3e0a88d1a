import { deflateSync } from 'node:zlib';
import { test } from 'node:test';
import { expect } from '@playwright/test';
import sharp, { type Sharp } from 'sharp';
import { DamagedPngError, flattenOnWhite } from '../../netlify/picture-bytes/white-ground.ts';
import { detailed, plainPng, pngChunk, withPngChunk } from '../fixtures/artworks/picture-files.ts';
import { transparentPng } from '../fixtures/pictures/private-pictures.ts';

/** Returns a picture that goes from clear to solid, with noise in its colours. */
function fading(width = 61, height = 47) {
  const alpha = Buffer.from(Uint8Array.from({ length: width * height }, (_, at) => (at * 7) % 256));
  const mask = { raw: { width, height, channels: 1 as const } };
  return detailed(width, height).joinChannel(alpha, mask);
}

const transparent: Record<string, () => Promise<Buffer>> = {
  'with a palette': () => Promise.resolve(transparentPng),
  'with a palette by sharp': () => fading().png({ palette: true }).toBuffer(),
  'of 32 bits': () => fading().png({ adaptiveFiltering: true }).toBuffer(),
  'of 32 bits without filters': () => fading().png({ adaptiveFiltering: false }).toBuffer(),
  'of 32 bits, interlaced': () => fading().png({ progressive: true }).toBuffer(),
  'of 32 bits, one pixel wide': () => fading(1, 9).png({ progressive: true }).toBuffer(),
  'of 64 bits': () => fading().toColourspace('rgb16').png().toBuffer(),
  'grey with alpha': () => fading().toColourspace('b-w').png().toBuffer(),
  'with a profile': () => fading().withIccProfile('p3').png().toBuffer(),
  'of one transparent colour': async () =>
    keyed(await striped().png().toBuffer(), [0, 9, 0, 9, 0, 9]),
  'of one transparent grey': async () =>
    keyed(await striped().toColourspace('b-w').png().toBuffer(), [0, 9]),
  'of two greys, one transparent': () => Promise.resolve(keyed(grey(1), [0, 1])),
  'of four greys, one transparent': () => Promise.resolve(keyed(grey(2), [0, 2])),
  'of sixteen greys, one transparent': () => Promise.resolve(keyed(grey(4), [0, 7])),
};

for (const [name, make] of Object.entries(transparent)) {
  test(`a PNG ${name} is on white, as a browser draws it`, async () => {
    const bytes = await make();
    expect((await sharp(bytes).metadata()).hasAlpha, 'before').toBe(true);
    const white = (await flattenOnWhite(bytes))!;
    const { hasAlpha, icc } = await sharp(white).metadata();
    expect(hasAlpha).toBe(false);
    expect(icc).toEqual((await sharp(bytes).metadata()).icc);
    const [expected, actual] = await Promise.all([
      rgb(sharp(withoutProfile(bytes)).flatten({ background: 'white' })),
      rgb(sharp(withoutProfile(white))),
    ]);
    expect(actual.length).toBe(expected.length);
    const far = actual.filter((sample, at) => Math.abs(sample - expected[at]!) > 1);
    expect(far.length).toBe(0);
  });
}

test('a PNG without a transparent pixel stays as it is', async () => {
  for (const bytes of [
    await detailed().ensureAlpha(1).png().toBuffer(),
    await detailed().png().toBuffer(),
    withPngChunk(await striped().png().toBuffer(), 'tRNS', Buffer.from([0, 1, 0, 1, 0, 1])),
  ])
    expect(await flattenOnWhite(bytes)).toBeNull();
});

test('pixel data that are not those of the header are damaged', async () => {
  const png = await fading().png().toBuffer();
  const [from, end] = [png.indexOf('IDAT') - 4, png.length - 12];
  for (const data of [Buffer.from('no deflate'), png.subarray(from + 8, from + 60)]) {
    const broken = Buffer.concat([
      png.subarray(0, from),
      pngChunk('IDAT', data),
      png.subarray(end),
    ]);
    await expect(flattenOnWhite(broken)).rejects.toThrow(DamagedPngError);
  }
  const higher = Buffer.from(png);
  higher.writeUInt32BE(4000, 20);
  await expect(flattenOnWhite(higher)).rejects.toThrow(DamagedPngError);
});

/** Returns pixels of 9 among others. */
function striped() {
  const width = 30;
  const pixels = Uint8Array.from({ length: width * 20 * 3 }, (_, at) =>
    Math.floor(at / 3) % 3 === 0 ? 9 : 200,
  );
  return sharp(pixels, { raw: { width, height: 20, channels: 3 } });
}

function grey(depth: number): Buffer {
  const png = plainPng(29, 20, 20, depth);
  const rows = Uint8Array.from({ length: 20 * (1 + Math.ceil((29 * depth) / 8)) }, (_, at) =>
    at % (1 + Math.ceil((29 * depth) / 8)) === 0 ? 0 : (at * 37) % 256,
  );
  const [from, end] = [png.indexOf('IDAT') - 4, png.length - 12];
  const pixels = pngChunk('IDAT', deflateSync(rows));
  return Buffer.concat([png.subarray(0, from), pixels, png.subarray(end)]);
}

function keyed(png: Buffer, key: number[]): Buffer {
  return withPngChunk(png, 'tRNS', Buffer.from(key));
}

/** Removes the colour profile: sharp mixes after it has converted the colours of a profile, browsers before. */
function withoutProfile(png: Buffer): Buffer {
  const at = png.indexOf('iCCP') - 4;
  return at < 0
    ? png
    : Buffer.concat([png.subarray(0, at), png.subarray(at + 12 + png.readUInt32BE(at))]);
}

function rgb(picture: Sharp): Promise<Buffer> {
  return picture.toColourspace('srgb').removeAlpha().raw().toBuffer();
}
