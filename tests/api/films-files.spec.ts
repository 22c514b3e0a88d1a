import { expect } from '@playwright/test';
import { partBytes } from '#shared/films/film-parts';
import { listMedia, removeMedium, writeMedium } from '../fixtures/media.ts';
import { cutFilm, filmOf, hevcFilm, longFilm, sampleFilm, track } from '../fixtures/films.ts';
import { test } from '../fixtures/shop.ts';
import { signIn } from '../fixtures/signed-in.ts';
import { askToMake, make, sendFilm, sendPart } from './films-client.ts';

test.beforeEach(async ({ request, shop }) => signIn(request, shop));

test('a film comes in parts, in any order, and plays by ranges over their borders', async ({
  shop,
  request,
}) => {
  const bytes = longFilm(2 * partBytes + 5000);
  const { id, parts } = cutFilm(bytes);
  const [one, two, three] = [...parts.keys()] as [string, string, string];
  expect(await make(request, shop, bytes)).toEqual({ missing: [one, two, three], film: null });
  for (const hash of [three, one]) {
    const answer = await sendPart(request, shop, id, parts.get(hash)!);
    expect(await answer.json()).toEqual({ hash });
  }
  expect(await make(request, shop, bytes)).toEqual({ missing: [two], film: null });
  expect((await fetch(`${shop.url}/media/${id}`)).status).toBe(404);
  await sendPart(request, shop, id, parts.get(two)!);
  const film = { url: `/media/${id}`, width: 960, height: 600, seconds: 7.5 };
  expect(await make(request, shop, bytes)).toEqual({ missing: [], film });

  const whole = await fetch(`${shop.url}${film.url}`);
  expect(whole.headers.get('content-type')).toBe('video/mp4');
  expect(whole.headers.get('accept-ranges')).toBe('bytes');
  expect(Buffer.from(await whole.arrayBuffer()).equals(bytes)).toBe(true);
  // Safari asks for two bytes first.
  for (const [range, from, to] of [
    ['bytes=0-1', 0, 1],
    [`bytes=${partBytes - 10}-${partBytes + 10}`, partBytes - 10, partBytes + 10],
    [`bytes=${partBytes}-`, partBytes, 2 * partBytes - 1],
    ['bytes=-7', bytes.length - 7, bytes.length - 1],
    [`bytes=0-${bytes.length - 1}`, 0, partBytes - 1],
  ] as const) {
    const part = await fetch(`${shop.url}${film.url}`, { headers: { range } });
    expect(part.status, range).toBe(206);
    expect(part.headers.get('content-range')).toBe(`bytes ${from}-${to}/${bytes.length}`);
    const answer = Buffer.from(await part.arrayBuffer());
    expect(answer.equals(bytes.subarray(from, to + 1)), range).toBe(true);
  }
  const beyond = await fetch(`${shop.url}${film.url}`, {
    headers: { range: `bytes=${bytes.length}-` },
  });
  expect(beyond.status).toBe(416);
});

test('the same film, sent twice or by two tabs at once, is one film', async ({ shop, request }) => {
  const bytes = longFilm(partBytes + 1000);
  const before = listMedia(shop).length;
  const sent = await Promise.all([sendFilm(request, shop, bytes), sendFilm(request, shop, bytes)]);
  expect(sent[1]).toEqual(sent[0]);
  expect(await sendFilm(request, shop, bytes)).toEqual(sent[0]);
  // Two parts and their list.
  expect(listMedia(shop).length - before).toBe(3);
});

const refused: [name: string, film: () => Buffer, says: RegExp][] = [
  ['HEVC', hevcFilm, /HEVC.*Settings, Camera, Formats, Most Compatible/],
  ['another codec', () => filmOf([track({ codec: 'av01' })]), /browsers cannot play/],
  ['cut off', () => sampleFilm().subarray(0, 900_000), /incomplete/],
  ['no film', () => Buffer.from('not a film'), /no film/],
  ['too large', () => longFilm(20_000_001), /larger than 20 MB/],
];

test('a film that not every browser plays, a broken and a large one are refused with what to do', async ({
  shop,
  request,
}) => {
  for (const [name, film, says] of refused) {
    const bytes = film();
    const { id, parts } = cutFilm(bytes);
    for (const part of parts.values()) await sendPart(request, shop, id, part);
    const answer = await askToMake(request, shop, id, [...parts.keys()]);
    expect(answer.status(), name).toBe(400);
    expect((await answer.json()).error, name).toMatch(says);
    expect((await fetch(`${shop.url}/media/${id}`)).status, name).toBe(404);
  }
});

test('a malformed part or list is refused', async ({ shop, request }) => {
  const { id, parts } = cutFilm(sampleFilm());
  const part = [...parts.values()][0]!;
  const large = await sendPart(request, shop, id, Buffer.alloc(partBytes + 1));
  expect(large.status()).toBe(413);
  expect(await large.json()).toEqual({ error: 'The request is too large: 4 MB at most' });
  expect((await sendPart(request, shop, id, Buffer.alloc(0))).status()).toBe(400);
  for (const film of ['x', 'A'.repeat(40), `..%2F${id}`]) {
    expect((await sendPart(request, shop, film, part)).status(), film).toBe(400);
  }
  const typed = await request.put(`${shop.url}/api/admin/films/files/${id}`, {
    data: part,
    headers: { 'content-type': 'text/plain' },
  });
  expect(typed.status()).toBe(415);
  const hashes = [...parts.keys()];
  for (const list of [[], ['x'], [...hashes, ...hashes], Array.from({ length: 21 }, () => id)]) {
    expect((await askToMake(request, shop, id, list)).status()).toBe(400);
  }
});

test('a store that is down keeps what was sent', async ({ shop, request }) => {
  const bytes = longFilm(partBytes + 1000, 5);
  const { id, parts } = cutFilm(bytes);
  const [one, two] = [...parts.values()] as [Buffer, Buffer];
  await sendPart(request, shop, id, one);
  await shop.setFault({ service: 'blobs', mode: 'down' });
  expect((await sendPart(request, shop, id, two)).status()).toBe(503);
  await shop.clearFaults();
  expect((await make(request, shop, bytes)).missing).toHaveLength(1);
  await sendPart(request, shop, id, two);
  expect((await make(request, shop, bytes)).film).toMatchObject({ url: `/media/${id}` });
});

test('a film that was stored whole, before films had parts, still plays', async ({ shop }) => {
  const hash = writeMedium(shop, 5_000_000);
  const part = await fetch(`${shop.url}/media/${hash}`, { headers: { range: 'bytes=10-' } });
  expect(part.headers.get('content-range')).toBe('bytes 10-4000009/5000000');
  expect((await (await fetch(`${shop.url}/media/${hash}`)).arrayBuffer()).byteLength).toBe(
    5_000_000,
  );
  removeMedium(shop, hash);
});
