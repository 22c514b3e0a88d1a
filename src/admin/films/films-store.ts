import type { Film, FilmEdit, FilmInput } from '#shared/films/film';
import { placeAfterMove } from '#shared/own-order';
import type { Keyed } from '../../form/use-form.ts';
import { isStored } from '../../form/values.ts';
import { send } from '../../lib/send.ts';
import { withFormKey, sendChange } from '../publishing/change.ts';
import { createResource } from '../calls/resource.ts';
import type { Refusal } from '../../lib/refused-answer.ts';

export const storedFilms = createResource(
  () => send('GET /api/admin/films'),
  'Failed to fetch films',
);

const unreachable = 'The shop could not be reached. Nothing is lost here: please try again.';

/** Adds once for each key. */
export function saveNewFilm(input: FilmInput, sent: Keyed): Promise<Refusal | null> {
  const words = { done: `“${input.title}” is added`, failed: 'Failed to add it' };
  return change(
    () => withFormKey(sent, (key) => send('POST /api/admin/films', { body: input, key })),
    words,
    (film) => isStored(input, film),
  );
}

export function saveFilm(film: Film, edit: FilmEdit): Promise<Refusal | null> {
  const isOwn = (candidate: Film) => candidate.id === film.id && isStored(edit, candidate);
  const words = { done: 'Saved', failed: 'Failed to save it' };
  return change(() => updateFilm(film, edit), words, isOwn);
}

/** Moves a film by one place in the list `films`. */
export async function moveFilm(films: Film[], film: Film, step: -1 | 1): Promise<void> {
  const index = films.indexOf(film);
  const places = films.map(({ position }) => position);
  const position = placeAfterMove(places, index, index + step);
  if (position === null) return;
  const words = { done: 'Moved', failed: 'Failed to move it' };
  let moved = film;
  const move = async () => void (moved = await updateFilm(film, { position }));
  const moveBack = () => updateFilm(moved, { position: film.position });
  await change(move, { ...words, undo: () => change(moveBack, words) });
}

export async function removeFilm({ id, title }: Film): Promise<Refusal | null> {
  const words = { done: `“${title}” is deleted`, failed: 'Failed to delete it' };
  return change(() => send('DELETE /api/admin/films/:id', { params: { id } }), words);
}

function updateFilm({ id, version }: Film, body: FilmEdit): Promise<Film> {
  return send('PATCH /api/admin/films/:id', { params: { id }, body, version });
}

/** Sends a change and reads the films again. `isOwn`: whether a film is what was sent. Returns the refusal, or null. */
async function change(
  call: () => Promise<unknown>,
  words: { done: string; failed: string; undo?: () => Promise<unknown> },
  isOwn: (film: Film) => boolean = () => false,
): Promise<Refusal | null> {
  const refusal = await sendChange(call, { ...words, unreachable }, async () => {
    const newest = await storedFilms.refresh();
    return newest && newest.some(isOwn);
  });
  if (!refusal) await storedFilms.refresh();
  return refusal?.reason ?? null;
}
