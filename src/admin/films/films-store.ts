import type { Film, FilmEdit, FilmInput } from '#shared/films/film';
import { placeAfterMove } from '#shared/own-order';
import { send } from '../../lib/send.ts';
import { sendChange, type Refusal } from '../change.ts';
import { createResource } from '../resource.ts';

export const storedFilms = createResource(
  () => send('GET /api/admin/films'),
  'Failed to fetch films',
);

const unreachable = 'The shop could not be reached. Nothing is lost here: please try again.';

/** `key` names the form of a new film. */
export function saveNewFilm(input: FilmInput, key: string): Promise<Refusal | null> {
  return change(
    () => send('POST /api/admin/films', { body: input, key }),
    `“${input.title}” is added`,
    'Failed to add it',
  );
}

export function saveFilm(film: Film, edit: FilmEdit): Promise<Refusal | null> {
  return change(() => updateFilm(film, edit), 'Saved', 'Failed to save it');
}

/** `films`: the list in which it is moved by one. */
export async function moveFilm(films: Film[], film: Film, step: -1 | 1): Promise<void> {
  const index = films.indexOf(film);
  const places = films.map(({ position }) => position);
  const position = placeAfterMove(places, index, index + step);
  if (position === null) return;
  await change(() => updateFilm(film, { position }), 'Moved', 'Failed to move it');
}

export async function removeFilm({ id, title }: Film): Promise<string | null> {
  const remove = () => send('DELETE /api/admin/films/:id', { params: { id } });
  const done = `“${title}” is deleted`;
  return (await change(remove, done, 'Failed to delete it'))?.reason ?? null;
}

/** Returns null if the server does not answer, or the film is gone. */
export async function reloadFilm(id: string): Promise<Film | null> {
  const newest = await storedFilms.refresh();
  return newest?.find((film) => film.id === id) ?? null;
}

function updateFilm({ id, version }: Film, body: FilmEdit): Promise<Film> {
  return send('PATCH /api/admin/films/:id', { params: { id }, body, version });
}

async function change(
  call: () => Promise<unknown>,
  done: string,
  failed: string,
): Promise<Refusal | null> {
  const refusal = await sendChange(call, { done, failed, unreachable });
  if (!refusal || refusal.isStale) await storedFilms.refresh();
  return refusal;
}
