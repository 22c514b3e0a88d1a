import type { Film, FilmKind } from '#shared/films/film';

/** What the fields contain; empty addresses are none. */
export type FilmValues = Pick<
  Film,
  'title' | 'description' | 'mediaType' | 'mediaUrl' | 'mediaAlt'
> & { posterUrl: string };

const key = 'film-form';

/** Keeps what was typed for the time after a login: the end of a session leaves the page. */
export function keepDraft(id: string, values: FilmValues): void {
  sessionStorage.setItem(key, JSON.stringify({ id, values }));
}

/** `id`: of the film, or the kind of a new one. */
export function findDraft(id: string): FilmValues | null {
  const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null') as {
    id: string;
    values: FilmValues;
  } | null;
  return kept?.id === id ? kept.values : null;
}

export function forgetDraft(): void {
  sessionStorage.removeItem(key);
}

export function valuesOf(film: Film): FilmValues {
  const { title, description, mediaType, mediaUrl, mediaAlt, posterUrl } = film;
  return { title, description, mediaType, mediaUrl, mediaAlt, posterUrl: posterUrl ?? '' };
}

export function newValues(kind: FilmKind): FilmValues {
  const mediaType = kind === 'process' ? 'video' : 'image';
  return { title: '', description: '', mediaType, mediaUrl: '', mediaAlt: '', posterUrl: '' };
}
