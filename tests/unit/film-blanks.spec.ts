import { test } from 'node:test';
import { expect } from '@playwright/test';
import { blankOut, findBlanks } from '#shared/film-bytes/blanks';
import { readFilmFile } from '#shared/film-bytes/film-file';
import { box, filmOf, sampleFilm, track } from '../fixtures/films.ts';
import { secret } from '../fixtures/pictures/private-pictures.ts';

const words = Buffer.from(secret);
const video = track({ codec: 'avc1' });
const picture = Buffer.from('picture picture picture');

test('a film keeps pictures, sound and times, and nothing about people and places (rule 81)', () => {
  const apple = box('meta', box('hdlr', Buffer.alloc(24)), box('keys', words), box('ilst', words));
  const programs = box(
    'udta',
    box('\xa9xyz', words),
    box('loci', words),
    box('meta', Buffer.alloc(4), box('ilst', box('\xa9too', words), box('\xa9ART', words))),
  );
  const film = filmOf([
    withIn(video, box('udta', box('name', words))),
    track({ handler: 'soun', codec: 'mp4a' }),
    track({ handler: 'tmcd', codec: 'tmcd' }),
    apple,
    programs,
    box('uuid', words),
    box('gps ', words),
  ]);
  const whole = Buffer.concat([film, box('uuid', words), box('free', Buffer.from('GPS '), words)]);
  expect(count(whole)).toBe(11);
  const clean = cleaned(whole);
  expect(clean.length).toBe(whole.length);
  expect(count(clean), 'the program that wrote it').toBe(1);
  expect(clean.indexOf('\xa9too', 0, 'latin1')).toBe(whole.indexOf('\xa9too', 0, 'latin1'));
  expect(readFilmFile(clean)).toEqual(readFilmFile(whole));
  expect(cleaned(clean).equals(clean), 'twice').toBe(true);
});

for (const [name, offsets] of [
  ['stco', (places: number[]) => places.map((place) => uint(place))],
  ['co64', (places: number[]) => places.flatMap((place) => [uint(0), uint(place)])],
] as const) {
  for (const sizes of [
    [33, 33, 33],
    [0, 33, 33, 33],
  ]) {
    test(`a track of places loses its samples, with ${name} and ${sizes.length === 3 ? 'one size' : 'each size'}`, () => {
      const head = filmOf([]).subarray(0, 24);
      const data = Buffer.concat([words, picture, words, words, picture]);
      const first = head.length + 8;
      const [, ...each] = sizes;
      const tables = [
        box(
          'stsz',
          uint(0),
          uint(sizes.length === 3 ? 33 : 0),
          uint(3),
          ...(sizes.length === 3 ? [] : each.map(uint)),
        ),
        box('stsc', uint(0), uint(2), ...[1, 1, 1, 2, 2, 1].map(uint)),
        box(name, uint(0), uint(2), ...offsets([first, first + words.length + picture.length])),
      ];
      const places = track({ handler: 'meta', codec: 'mebx', tables });
      const film = Buffer.concat([
        head,
        box('mdat', data),
        box('moov', movieHeader(), video, places),
      ]);
      const clean = cleaned(film);
      expect(count(film)).toBe(3);
      expect(count(clean)).toBe(0);
      const gone = Buffer.alloc(words.length);
      expect(clean.subarray(first, first + data.length)).toEqual(
        Buffer.concat([gone, picture, gone, gone, picture]),
      );
      expect(clean.includes('mebx')).toBe(false);
    });
  }
}

test('subtitles with coordinates go, too; a table that breaks loses what can be read', () => {
  const tables = [
    box('stsz', uint(0), uint(33), uint(3)),
    box('stsc', uint(0), uint(1), uint(1), uint(1), uint(1)),
    box('stco', uint(0), uint(9), uint(36)),
  ];
  const subtitles = track({ handler: 'sbtl', codec: 'tx3g', tables });
  const head = filmOf([]).subarray(0, 24);
  const film = Buffer.concat([
    head,
    box('mdat', words),
    box('moov', movieHeader(), video, subtitles),
  ]);
  expect(count(cleaned(film))).toBe(0);
});

test('of a film in pieces with a track of places nothing is shown', () => {
  const places = track({ handler: 'meta', codec: 'mebx' });
  const film = Buffer.concat([filmOf([video, places]), box('moof'), box('mdat', words)]);
  expect(count(cleaned(film))).toBe(0);
  const plain = Buffer.concat([filmOf([video]), box('moof'), box('mdat', picture)]);
  expect(cleaned(plain).includes(picture)).toBe(true);
});

test('when it was made goes, its length stays', () => {
  const film = filmOf([video]);
  const header = film.indexOf('mvhd') + 4;
  film.writeUInt32BE(3_800_000_000, header + 4);
  const clean = cleaned(film);
  expect(clean.readUInt32BE(header + 4)).toBe(0);
  expect(clean.readUInt32BE(header + 16)).toBe(1200);
});

test('the films of the samples stay as they are, and no byte makes it throw', () => {
  const film = sampleFilm();
  expect(cleaned(film).equals(film)).toBe(true);
  const small = filmOf([video, track({ handler: 'meta', codec: 'mebx' })]);
  for (let place = 0; place < small.length; place += 7) {
    const changed = Buffer.from(small);
    changed[place] = 0xff;
    cleaned(changed);
    cleaned(small.subarray(0, place));
  }
});

test('a range has the same bytes as in the whole file, wherever it begins', () => {
  const film = filmOf([video, box('udta', words)]);
  const blanks = findBlanks(viewOf(film));
  const whole = cleaned(film);
  const wrong: number[] = [];
  for (let from = 0; from < film.length; from += 5) {
    const part = Uint8Array.from(film.subarray(from, from + 11));
    blankOut(part, blanks, from);
    if (!whole.subarray(from, from + 11).equals(part)) wrong.push(from);
  }
  expect(wrong).toEqual([]);
});

function cleaned(film: Buffer): Buffer {
  const copy = Buffer.from(film);
  blankOut(copy, findBlanks(viewOf(film)));
  return copy;
}

function viewOf({ buffer, byteOffset, length }: Buffer): DataView {
  return new DataView(buffer, byteOffset, length);
}

function count(bytes: Buffer): number {
  return bytes.toString('latin1').split(secret).length - 1;
}

function movieHeader(): Buffer {
  return box('mvhd', Buffer.alloc(100));
}

/** Puts a box behind the others of a track. */
function withIn(outer: Buffer, inner: Buffer): Buffer {
  return box('trak', outer.subarray(8), inner);
}

function uint(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}
