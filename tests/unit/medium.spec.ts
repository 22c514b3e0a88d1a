import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { expect } from '@playwright/test';
import { partBytes } from '#shared/films/film-parts';
import { answerMedium } from '../../netlify/http/medium.ts';
import { openMedium } from '../../netlify/ports/open-medium.ts';
import { findManifest, writeManifest } from '../../netlify/ports/film-parts.ts';
import { storeMedium } from '../../netlify/ports/media.ts';
import { storeFilm } from '../../netlify/use-cases/films/film-files.ts';
import { giveOwnStore } from '../fixtures/blobs/own-store.ts';
import { project } from '../fixtures/start/platform-template.ts';
import { box, filmOf, longFilm, track } from '../fixtures/films.ts';
import { privateJpeg, secret } from '../fixtures/pictures/private-pictures.ts';

const blobs = giveOwnStore();
const url = 'http://shop.example/media/film';

test('a range beyond the end returns the whole film', async () => {
  const bytes = new Uint8Array([0, 1, 2, 3, 4]);
  const hash = await storeMedium({ bytes, contentType: 'video/mp4' });
  expect(await part(hash, 'bytes=-2')).toMatchObject({
    range: 'bytes 3-4/5',
    bytes: Buffer.of(3, 4),
  });
  const whole = { range: 'bytes 0-4/5', bytes: Buffer.of(0, 1, 2, 3, 4) };
  expect(await part(hash, 'bytes=-9')).toMatchObject(whole);
  for (const range of ['bytes=-0', 'bytes=-', 'bytes=5-', 'bytes=3-2']) {
    await expect(part(hash, range), range).rejects.toMatchObject({ status: 416 });
  }
});

test('the CDN stores a whole file and no range of it', async () => {
  const bytes = readFileSync(join(project, 'public/samples/study-lanme.mp4'));
  const film = (await storeFilm(new Uint8Array(bytes))).url.replace('/media/', '');
  const whole = await answerMedium(new Request(url), await openMedium(film));
  expect(whole.status).toBe(200);
  expect(whole.headers.get('netlify-cdn-cache-control')).toContain('max-age=31536000');
  expect(whole.headers.get('netlify-cache-id'), 'a deploy does not empty it').toBe('media');
  const first = await part(film, 'bytes=0-1');
  expect(first.cdn).toBe('no-store');
});

test('a film in parts has its bytes in each range and as a whole, and a range reads what it touches', async () => {
  const bytes = longFilm(2 * partBytes + 1000);
  const { url: address } = await storeFilm(bytes);
  const film = address.replace('/media/', '');
  const whole = await answerMedium(new Request(url), await openMedium(film));
  expect(Buffer.from(await whole.arrayBuffer()).equals(bytes)).toBe(true);
  for (const [start, end, parts] of [
    [0, 1, 1],
    [partBytes - 1, partBytes, 2],
    [partBytes, 2 * partBytes - 1, 1],
    [2 * partBytes - 5, bytes.length - 1, 2],
    [2 * partBytes, bytes.length - 1, 1],
  ] as const) {
    const before = blobs().requests();
    const answer = await part(film, `bytes=${start}-${end}`);
    expect(blobs().requests() - before, `${start}-${end}`).toBe(1 + parts);
    expect(answer.range).toBe(`bytes ${start}-${end}/${bytes.length}`);
    expect(answer.bytes.equals(bytes.subarray(start, end + 1))).toBe(true);
  }
  const open = await part(film, 'bytes=5-');
  expect(open.range, '4 MB at most').toBe(`bytes 5-${partBytes + 4}/${bytes.length}`);
});

test('a picture and a film that were stored as they came are public without their places (rule 81)', async () => {
  const bytes = new Uint8Array(await privateJpeg());
  const picture = await storeMedium({ bytes, contentType: 'image/jpeg' });
  const film = new Uint8Array(filmOf([track({ codec: 'avc1' }), box('udta', Buffer.from(secret))]));
  const old = await storeMedium({ bytes: film, contentType: 'video/mp4' });
  const stored = (await storeFilm(film)).url.replace('/media/', '');
  const { blanks, ...before } = (await findManifest(stored))!;
  expect(blanks?.length).toBeGreaterThan(0);
  for (const hash of [picture, old, stored, 'without blanks']) {
    if (hash === 'without blanks') await writeManifest(stored, before);
    const name = hash === 'without blanks' ? stored : hash;
    const whole = await answerMedium(new Request(url), await openMedium(name));
    const found = Buffer.from(await whole.arrayBuffer());
    expect(found.length, hash).toBeGreaterThan(1000);
    expect(found.includes(secret), hash).toBe(false);
    const range = await part(name, 'bytes=500-1499');
    expect(range.bytes.equals(found.subarray(500, 1500)), hash).toBe(true);
  }
});

async function part(hash: string, range: string) {
  const request = new Request(url, { headers: { range } });
  const answer = await answerMedium(request, await openMedium(hash));
  return {
    range: answer.headers.get('content-range'),
    cdn: answer.headers.get('netlify-cdn-cache-control'),
    bytes: Buffer.from(await answer.arrayBuffer()),
  };
}
