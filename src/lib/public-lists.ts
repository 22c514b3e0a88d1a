import type { PublicArtwork } from '#shared/artwork';
import type { Availability } from '#shared/availability';
import type { DiaryEntry, Inspiration, ProcessItem } from '#shared/journal';
import { get } from './call.ts';

/** The diary, newest entry first. */
export const listDiary = () => get<DiaryEntry[]>('/api/diary');
/** The works that visitors may see, newest first. */
export const listArtworks = () => get<PublicArtwork[]>('/api/artworks');
/** One work that visitors may see. Throws ApiError 404. */
export const findArtwork = (id: string) =>
  get<PublicArtwork>(`/api/artworks/${encodeURIComponent(id)}`);
/** The process items, newest first. */
export const listProcess = () => get<ProcessItem[]>('/api/process');
/** The inspirations, newest first. */
export const listInspirations = () => get<Inspiration[]>('/api/inspirations');
/** What is held or sold at this moment. */
export const getAvailability = () => get<Availability>('/api/availability');
