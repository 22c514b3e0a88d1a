import { afterEach, beforeEach, test } from 'node:test';
import { expect } from '@playwright/test';
import * as z from 'zod';
import { readJson } from '../../netlify/ports/blobs/records.ts';
import { filmIdOf, findManifest, readParts } from '../../netlify/ports/film-parts.ts';
import { makeFilm, storeFilm, takePart } from '../../netlify/use-cases/films/film-files.ts';
import { removeAbandonedParts } from '../../netlify/use-cases/films/uploads.ts';
import { giveOwnStore } from '../fixtures/blobs/own-store.ts';
import { cutFilm, hevcFilm, longFilm } from '../fixtures/films.ts';
import { moveDate, type MovedDate } from '../fixtures/moved-date.ts';

const hourMs = 3_600_000;
const blobs = giveOwnStore();
let plainFetch: typeof fetch;
let date: MovedDate;
let mark = 0;

beforeEach(() => {
  date = moveDate('2026-11-24T10:00:00Z');
  plainFetch = globalThis.fetch;
});
afterEach(() => {
  date.restore();
  globalThis.fetch = plainFetch;
});

test('parts of a film that was not finished go after a day, those of a film stay (rule 67)', async () => {
  const left = await send(newFilm(), 1);
  const made = await send(newFilm());
  await make(made);
  const { url } = await storeFilm(newFilm());
  date.pass(23 * hourMs);
  await removeAbandonedParts();
  expect(await countParts(left)).toBe(1);
  date.pass(2 * hourMs);
  await removeAbandonedParts();
  expect(await countParts(left)).toBe(0);
  expect(await countParts(made)).toBe(2);
  expect(await findManifest(url.replace('/media/', ''))).toMatchObject({ width: 960 });
  expect(await noteOf(left)).toBeNull();
});

test('the parts of a refused film go, too', async () => {
  const refused = await send(hevcFilm());
  await expect(make(refused)).rejects.toMatchObject({ status: 400, message: /HEVC/ });
  date.pass(25 * hourMs);
  await removeAbandonedParts();
  expect(await countParts(refused)).toBe(0);
});

test('a part that is sent again, or a film that is asked for, keeps its parts for another day', async () => {
  for (const again of [(film: Cut) => takePart(film.id, first(film)), (film: Cut) => make(film)]) {
    const film = await send(newFilm(), 1);
    date.pass(23 * hourMs);
    await again(film);
    date.pass(2 * hourMs);
    await removeAbandonedParts();
    expect(await countParts(film)).toBe(1);
  }
});

test('a film that is sent anew while its old parts are removed names no part that is gone', async () => {
  const film = await send(newFilm());
  date.pass(25 * hourMs);
  // The tab sends between the mark and the removal of each part.
  let isInside = false;
  const seen: unknown[] = [];
  globalThis.fetch = async (input, init) => {
    if (!isInside && (init?.method ?? '').toUpperCase() === 'DELETE') {
      isInside = true;
      seen.push(
        await takePart(film.id, first(film)).catch((error: unknown) => error),
        await make(film).catch((error: unknown) => error),
      );
      isInside = false;
    }
    return plainFetch(input, init);
  };
  await removeAbandonedParts();
  globalThis.fetch = plainFetch;
  expect(seen.length).toBeGreaterThan(0);
  for (const one of seen) expect(one).toMatchObject({ status: 503 });
  expect((await make(film)).missing).toHaveLength(2);
  await send(film.bytes);
  expect((await make(film)).film).toMatchObject({ width: 960 });
  expect(await countParts(film)).toBe(2);
});

test('a film whose next part arrives between the look at its note and its mark keeps its parts (rule 67)', async () => {
  const film = await send(newFilm(), 1);
  date.pass(25 * hourMs);
  globalThis.fetch = async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input);
    const read = await plainFetch(input, init);
    if (decodeURIComponent(pathname).endsWith(`film-uploads/${film.id}`)) {
      globalThis.fetch = plainFetch;
      await takePart(film.id, first(film));
    }
    return read;
  };
  await removeAbandonedParts();
  expect(await countParts(film)).toBe(1);
  await send(film.bytes);
  expect((await make(film)).film).toMatchObject({ width: 960 });
});

test('a removal that crashed is finished by the next one', async () => {
  const film = await send(newFilm());
  date.pass(25 * hourMs);
  globalThis.fetch = (input, init) => {
    const isRemoval = (init?.method ?? '').toUpperCase() === 'DELETE';
    return isRemoval
      ? Promise.resolve(new Response(null, { status: 400 }))
      : plainFetch(input, init);
  };
  await expect(removeAbandonedParts()).rejects.toMatchObject({ status: 503 });
  globalThis.fetch = plainFetch;
  expect(await countParts(film)).toBe(2);
  await removeAbandonedParts();
  expect(await countParts(film)).toBe(0);
});

test('a crash after the list of parts was written leaves a whole film', async () => {
  const film = await send(newFilm());
  globalThis.fetch = (input, init) => {
    const isEnd = (init?.method ?? '').toUpperCase() === 'DELETE';
    return isEnd ? Promise.resolve(new Response(null, { status: 400 })) : plainFetch(input, init);
  };
  await expect(make(film)).rejects.toMatchObject({ status: 503 });
  globalThis.fetch = plainFetch;
  expect((await make(film)).film).toMatchObject({ width: 960 });
  date.pass(25 * hourMs);
  await removeAbandonedParts();
  expect(await countParts(film)).toBe(2);
  expect(await noteOf(film)).toBeNull();
});

test('with nothing to remove the clock makes one request', async () => {
  await removeAbandonedParts();
  const idle = blobs().requests();
  await removeAbandonedParts();
  expect(blobs().requests() - idle).toBe(1);
});

type Cut = ReturnType<typeof cutFilm> & { bytes: Buffer };

function newFilm(): Buffer<ArrayBuffer> {
  mark++;
  return longFilm(4_100_000, mark);
}

/** Sends the first parts of a film. */
async function send(bytes: Buffer, count = Infinity): Promise<Cut> {
  const film = { ...cutFilm(bytes), bytes };
  for (const part of [...film.parts.values()].slice(0, count)) {
    await takePart(film.id, new Uint8Array(part));
  }
  return film;
}

function make(film: Cut) {
  const hashes = [...film.parts.keys()];
  expect(filmIdOf(hashes)).toBe(film.id);
  return makeFilm(film.id, hashes);
}

function first({ parts }: Cut): Uint8Array<ArrayBuffer> {
  return new Uint8Array([...parts.values()][0]!);
}

async function countParts({ id, parts }: Cut): Promise<number> {
  return (await readParts(id, [...parts.keys()], true)).filter(Boolean).length;
}

function noteOf({ id }: Cut) {
  return readJson(`film-uploads/${id}`, { needed: z.looseObject({}) });
}
