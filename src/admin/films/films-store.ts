import type { Film, FilmEdit, FilmInput } from '#shared/films/film';
import { placeAfterMove } from '#shared/own-order';
import { addFilm, deleteFilm, listFilms, updateFilm } from '../../lib/api.ts';
import { sendChange, type Refusal } from '../change.ts';
import { createResource } from '../resource.ts';

export const storedFilms = createResource(listFilms, 'Failed to fetch films');

const unreachable = 'The shop could not be reached. Nothing is lost here: please try again.';

/** `key` names the form of a new film. */
export function saveNewFilm(input: FilmInput, key: string): Promise<Refusal | null> {
  return change(() => addFilm(input, key), `“${input.title}” is added`, 'Failed to add it');
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
  const done = `“${title}” is deleted`;
  return (await change(() => deleteFilm(id), done, 'Failed to delete it'))?.reason ?? null;
}

/** Returns null if the server does not answer, or the film is gone. */
export async function reloadFilm(id: string): Promise<Film | null> {
  const newest = await storedFilms.refresh();
  return newest?.find((film) => film.id === id) ?? null;
}

async function change(
  send: () => Promise<unknown>,
  done: string,
  failed: string,
): Promise<Refusal | null> {
  const refusal = await sendChange(send, { done, failed, unreachable });
  if (!refusal || refusal.isStale) await storedFilms.refresh();
  return refusal;
}
