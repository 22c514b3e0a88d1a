import { test } from 'node:test';
import { expect } from '@playwright/test';
import sharp from 'sharp';
import { largestFilm, readFilmFile } from '#shared/film-bytes/film-file';
import { box, filmOf, hevcFilm, longFilm, sampleFilm, track } from '../fixtures/films.ts';

const sound = (codec = 'mp4a') => track({ handler: 'soun', codec });
const cutOff = /^This film is incomplete/;
const noFilm = /^This file is no film/;

test('a film of H.264 is taken with its size and length (rule 67)', () => {
  expect(factsOf(sampleFilm())).toEqual({ width: 960, height: 600, seconds: 7.5 });
  expect(factsOf(sampleFilm('process-choublak'))).toMatchObject({ width: 960, height: 1280 });
  for (const tracks of [
    [track({ codec: 'avc1' })],
    [track({ codec: 'avc3' }), sound()],
    [sound('apac'), sound(), track({ codec: 'avc1' }), track({ handler: 'meta', codec: 'mebx' })],
  ]) {
    const facts = { width: 1920, height: 1080, seconds: 2 };
    expect(factsOf(filmOf(tracks))).toEqual(facts);
    expect(factsOf(filmOf(tracks, { brand: 'isom' }))).toEqual(facts);
  }
});

test('a film of a phone that was held upright is higher than wide', () => {
  const film = filmOf([track({ codec: 'avc1', isTurned: true })]);
  expect(factsOf(film)).toMatchObject({ width: 1080, height: 1920 });
});

test('HEVC is refused with what to do; so are other codecs and sounds', () => {
  expect(flawOf(hevcFilm())).toContain('Settings, Camera, Formats, Most Compatible');
  for (const codec of ['hev1', 'dvh1'])
    expect(flawOf(filmOf([track({ codec })])), codec).toContain('is HEVC');
  for (const codec of ['av01', 'vp09', 'mp4v', 'encv', 'jpeg'])
    expect(flawOf(filmOf([track({ codec })])), codec).toContain('browsers cannot play');
  const two = filmOf([track({ codec: 'avc1' }), track({ codec: 'hvc1' })]);
  expect(flawOf(two)).toContain('is HEVC');
  for (const codec of ['sowt', 'lpcm', 'ac-3'])
    expect(flawOf(filmOf([track({ codec: 'avc1' }), sound(codec)])), codec).toContain('not AAC');
});

test('a film without its end is incomplete wherever it was cut', () => {
  for (const film of [sampleFilm(), filmOf([track({ codec: 'avc1' }), sound()])]) {
    for (const share of [0.1, 0.5, 0.9, 0.999]) {
      expect(flawOf(film.subarray(0, Math.floor(film.length * share))), `${share}`).toMatch(cutOff);
    }
  }
  const film = filmOf([track({ codec: 'avc1' })]);
  const type = film.subarray(0, 16);
  expect(flawOf(type), 'only its first box').toMatch(cutOff);
  expect(flawOf(Buffer.concat([type, film.subarray(16 + 8 + 1008)])), 'no pictures').toMatch(
    cutOff,
  );
  const beyond = Buffer.from(film);
  beyond.writeUInt32BE(90_000, film.indexOf('trak') - 4);
  expect(flawOf(beyond), 'a box within a box').toMatch(cutOff);
});

test('what is no film, or only sound, is refused', async () => {
  const heic = Buffer.concat([box('ftyp', Buffer.from('heic\0\0\0\0')), box('meta'), box('mdat')]);
  for (const bytes of [
    Buffer.alloc(0),
    Buffer.from('not a film'),
    await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
      .jpeg()
      .toBuffer(),
    heic,
    filmOf([sound()]),
    filmOf([track({ codec: 'avc1', width: 0 })]),
    filmOf([]),
  ]) {
    expect(flawOf(bytes)).toMatch(noFilm);
  }
});

test('20 MB are taken, one byte more is not', () => {
  expect(flawOf(longFilm(largestFilm))).toBeNull();
  expect(flawOf(longFilm(largestFilm + 1))).toMatch(/^This film is larger than 20 MB/);
});

test('long sizes, a last box without a size and a file in a larger array are read', () => {
  const film = filmOf([track({ codec: 'avc1' })]);
  const rest = film.subarray(24 + 1008);
  const head = Buffer.alloc(16);
  head.writeUInt32BE(1);
  head.write('mdat', 4);
  head.writeBigUInt64BE(1016n, 8);
  const long = Buffer.concat([film.subarray(0, 24), head, Buffer.alloc(1000), rest]);
  expect(factsOf(long)).toMatchObject({ width: 1920 });
  const open = Buffer.concat([film.subarray(0, 24), rest, film.subarray(24, 24 + 1008)]);
  open.writeUInt32BE(0, open.length - 1008);
  expect(factsOf(open)).toMatchObject({ width: 1920 });
  const inside = Buffer.concat([Buffer.alloc(7), film]).subarray(7);
  expect(factsOf(inside)).toMatchObject({ width: 1920 });
});

test('no changed byte makes the reader throw or run on', () => {
  const film = filmOf([track({ codec: 'avc1' }), sound()]);
  for (let place = 0; place < film.length; place++) {
    for (const byte of [0, 1, 0xff]) {
      const changed = Buffer.from(film);
      changed[place] = byte;
      readFilmFile(changed);
    }
  }
  const small = Buffer.alloc(8);
  small.writeUInt32BE(8);
  small.write('free', 4);
  const many = Buffer.concat([film, ...Array.from({ length: 20_000 }, () => small)]);
  expect(flawOf(many)).toMatch(cutOff);
});

function flawOf(bytes: Uint8Array): string | null {
  return readFilmFile(bytes).flaw;
}

function factsOf(bytes: Uint8Array) {
  const { flaw, facts } = readFilmFile(bytes);
  expect(flaw).toBeNull();
  return facts;
}
