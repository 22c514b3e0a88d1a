import { gunzipSync } from 'node:zlib';
import { expect, type APIRequestContext, type APIResponse } from '@playwright/test';
import type { Film } from '#shared/films/film';
import { placeAfterMove } from '#shared/own-order';
import type { Inspiration, ProcessItem } from '#shared/journal';
import { photograph } from '../fixtures/artworks/artwork-input.ts';
import { longFilm, sampleFilm } from '../fixtures/films.ts';
import { newPost } from '../fixtures/instagram/instagram.ts';
import { test } from '../fixtures/instagram/studio.ts';
import { changeRecord } from '../fixtures/records.ts';
import type { RunningShop } from '../fixtures/shop.ts';
import { confirmPassword, signIn } from '../fixtures/signed-in.ts';
import { sendFilm } from './films-client.ts';

const path = '/api/admin/films';
type Sent = { headers?: Record<string, string> };

test.beforeEach(async ({ request, shop }) => signIn(request, shop));

test('a film is added, edited, moved and deleted, and pages list it by its place', async ({
  shop,
  request,
}) => {
  const film = (await sendFilm(request, shop, sampleFilm())).film!;
  const poster = await storePicture(request, shop);
  const input = {
    kind: 'process',
    title: 'Premye kouch',
    description: 'The ground.',
    mediaType: 'video',
    mediaUrl: film.url,
    posterUrl: poster,
    mediaAlt: 'A hand with a wide brush.',
  };
  const added = await send(request, shop, 'POST', path, input);
  expect(added.status()).toBe(200);
  const made = (await added.json()) as Film;
  expect(made).toMatchObject({ ...input, version: 1, isSynced: false });
  const [first] = await list<ProcessItem>(shop, 'process');
  expect(first).toMatchObject({
    title: 'Premye kouch',
    videoUrl: film.url,
    posterUrl: poster,
    width: 960,
    height: 600,
    mediaAlt: 'A hand with a wide brush.',
    instagramPostId: null,
  });

  const one = `${path}/${made.id}`;
  const edited = await send(request, shop, 'PATCH', one, { title: 'Dezyèm kouch' });
  expect(await edited.json()).toMatchObject({
    title: 'Dezyèm kouch',
    version: 2,
    posterUrl: poster,
  });
  const without = await send(request, shop, 'PATCH', one, { posterUrl: '' });
  expect(await without.json()).toMatchObject({ posterUrl: null, version: 3 });

  const films = await listAdmin(request, shop, 'process');
  expect(films.map(({ title }) => title)[0]).toBe('Dezyèm kouch');
  const place = placeAfterMove(
    films.map(({ position }) => position),
    0,
    1,
  );
  expect((await send(request, shop, 'PATCH', one, { position: place })).status()).toBe(200);
  const titles = (await list<ProcessItem>(shop, 'process')).map(({ title }) => title);
  expect(titles.indexOf('Dezyèm kouch')).toBe(1);

  expect((await send(request, shop, 'DELETE', one)).status()).toBe(200);
  expect((await send(request, shop, 'DELETE', one)).status()).toBe(404);
  expect((await send(request, shop, 'PATCH', one, { title: 'x' })).status()).toBe(404);
  expect(await list<ProcessItem>(shop, 'process')).toHaveLength(2);
  const { entries } = await (await request.get(`${shop.url}/api/admin/activity`)).json();
  expect(entries.map(({ what }: { what: string }) => what)).toEqual([
    "Film 'Dezyèm kouch' deleted",
    "Film 'Dezyèm kouch' moved",
    "Film 'Dezyèm kouch' edited",
    "Film 'Dezyèm kouch' edited",
    "Film 'Premye kouch' added",
    'Logged in',
  ]);
});

test('an inspiration is a picture or a film', async ({ shop, request }) => {
  const picture = await storePicture(request, shop);
  const film = (await sendFilm(request, shop, sampleFilm())).film!;
  for (const [mediaType, mediaUrl] of [
    ['image', picture],
    ['video', film.url],
  ]) {
    const input = inspiration({ mediaType, mediaUrl: `${shop.url}${mediaUrl}` });
    const { id } = await (await send(request, shop, 'POST', path, input)).json();
    const found = (await list<Inspiration>(shop, 'inspirations')).find((one) => one.id === id);
    expect(found).toMatchObject({ mediaType, mediaUrl, instagramHighlightId: null });
    expect(found!.width, 'a path and no copy').toBe(mediaType === 'image' ? 640 : 960);
  }
});

test('a wrong input is refused and stores nothing', async ({ shop, request }) => {
  const film = (await sendFilm(request, shop, sampleFilm())).film!.url;
  const picture = await storePicture(request, shop);
  const before = await listAdmin(request, shop);
  for (const [change, says] of [
    [{ title: ' ' }, 'Title is required'],
    [{ title: 'x'.repeat(201) }, '200 characters'],
    [{ kind: 'painting' }, 'kind'],
    [{ kind: 'process', mediaType: 'image', mediaUrl: picture }, 'films only'],
    [{ mediaType: 'video', mediaUrl: picture }, 'no film at this address'],
    [{ mediaType: 'video', mediaUrl: 'https://films.example/a.mp4' }, 'no film at this address'],
    [{ mediaType: 'image', mediaUrl: film }, 'no picture'],
    [{ mediaType: 'image', mediaUrl: `/media/${'a'.repeat(40)}` }, 'no picture'],
    [{ mediaType: 'video', mediaUrl: film, posterUrl: film }, 'no picture'],
    [{ mediaUrl: '' }, 'mediaUrl'],
  ] as const) {
    const answer = await send(request, shop, 'POST', path, inspiration({ ...change }));
    expect(answer.status(), says).toBe(400);
    expect((await answer.json()).error).toContain(says);
  }
  expect(await listAdmin(request, shop)).toEqual(before);
});

test('what the sync brought is moved and deleted here, and no later sync brings it back (rule 46)', async ({
  shop,
  request,
  studio,
}) => {
  const process = newPost('Premye kouch\n#process', { media: [{ file: 'process-lannwit.mp4' }] });
  const study = newPost('Lanmè\n#inspiration', { media: [{ file: 'study-kap.jpg' }] });
  studio.post(process, study);
  await studio.sync();
  const films = (await listAdmin(request, shop)).filter(({ isSynced }) => isSynced);
  expect(films.map(({ title }) => title).sort()).toEqual(['Lanmè', 'Premye kouch']);
  for (const { id, kind, position } of films) {
    const one = `${path}/${id}`;
    const refused = await send(request, shop, 'PATCH', one, { title: 'x' });
    expect(refused.status()).toBe(409);
    expect((await refused.json()).error).toContain('Instagram');
    const wanted = Date.parse('2001-01-01');
    expect(position).toBeGreaterThan(wanted);
    await send(request, shop, 'PATCH', one, { position: wanted });
    studio.edit(`${kind === 'process' ? process.id : study.id}`, `Nouvo\n#${kind}`);
  }
  await studio.sync();
  const last = (await list<ProcessItem>(shop, 'process')).at(-1);
  expect(last, 'the sync keeps the place').toMatchObject({ title: 'Nouvo' });

  for (const { id } of films) {
    expect((await send(request, shop, 'DELETE', `${path}/${id}`)).status()).toBe(200);
  }
  studio.edit(process.id, 'Twazyèm\n#process');
  studio.remove(study.id);
  await studio.sync('?posts=all');
  studio.post(study);
  await studio.sync('?posts=all');
  const ids = (await listAdmin(request, shop)).map(({ id }) => id);
  for (const { id } of films) expect(ids).not.toContain(id);
  expect(JSON.stringify(await list(shop, 'inspirations'))).not.toContain(study.id);
});

test('older records without place, version and words for the blind are read', async ({
  shop,
  request,
}) => {
  const [film] = await listAdmin(request, shop, 'process');
  changeRecord(shop, `process/${film!.id}`, ({ version: _version, mediaAlt: _alt, ...old }) => old);
  await shop.restart();
  await signIn(request, shop);
  const [same] = await listAdmin(request, shop, 'process');
  expect(same).toMatchObject({ version: 1, mediaAlt: '', position: Date.parse(film!.createdAt) });
  expect(await list(shop, 'process')).toHaveLength(2);
});

test('films and their parts are in a backup', async ({ shop, request }) => {
  const { film } = await sendFilm(request, shop, longFilm(4_100_000, 9));
  await confirmPassword(request, shop);
  const keys: string[] = [];
  let query: string | undefined = '';
  const parts: Buffer[] = [];
  while (query !== undefined) {
    const part: APIResponse = await request.get(`${shop.url}/api/admin/backup/parts?${query}`);
    parts.push(await part.body());
    query = part.headers()['backup-next'];
  }
  for (const line of gunzipSync(Buffer.concat(parts)).toString().trim().split('\n')) {
    keys.push(String((JSON.parse(line) as { key?: string }).key));
  }
  const id = film!.url.replace('/media/', '');
  expect(keys.filter((key) => key.startsWith(id))).toHaveLength(3);
});

function inspiration(changes: Record<string, unknown> = {}) {
  const words = { title: 'Lanmè', description: '', mediaAlt: '' };
  return {
    kind: 'inspiration',
    mediaType: 'image',
    mediaUrl: '',
    posterUrl: '',
    ...words,
    ...changes,
  };
}

async function storePicture(request: APIRequestContext, { url }: RunningShop): Promise<string> {
  const answer = await request.post(`${url}/api/admin/uploads`, {
    data: await photograph(640, 480),
    headers: { 'content-type': 'image/jpeg' },
  });
  return ((await answer.json()) as { url: string }).url;
}

async function list<Item>({ url }: RunningShop, name: string): Promise<Item[]> {
  return (await (await fetch(`${url}/api/${name}`)).json()) as Item[];
}

async function listAdmin(request: APIRequestContext, { url }: RunningShop, kind?: string) {
  const films = (await (await request.get(url + path)).json()) as Film[];
  return films.filter((film) => !kind || film.kind === kind);
}

function send(
  request: APIRequestContext,
  { url }: RunningShop,
  method: string,
  address: string,
  data?: unknown,
  { headers }: Sent = {},
) {
  return request.fetch(url + address, {
    method,
    ...(data !== undefined && { data }),
    ...(headers && { headers }),
  });
}
