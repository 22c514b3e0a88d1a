import type { Film, FilmKind } from '#shared/films/film';

/** What the fields contain; empty addresses are none. */
export type FilmValues = Pick<
  Film,
  'title' | 'description' | 'mediaType' | 'mediaUrl' | 'mediaAlt'
> & { posterUrl: string };

export function valuesOf(film: Film): FilmValues {
  const { title, description, mediaType, mediaUrl, mediaAlt, posterUrl } = film;
  return { title, description, mediaType, mediaUrl, mediaAlt, posterUrl: posterUrl ?? '' };
}

export function newValues(kind: FilmKind): FilmValues {
  const mediaType = kind === 'process' ? 'video' : 'image';
  return { title: '', description: '', mediaType, mediaUrl: '', mediaAlt: '', posterUrl: '' };
}
