import type { PublicArtwork } from '#shared/artwork';
import type { Availability } from '#shared/availability';
import type { DiaryEntry, Inspiration, ProcessItem } from '#shared/journal';
import { get } from './call.ts';

export const listDiary = () => get<DiaryEntry[]>('/api/diary');
export const listArtworks = () => get<PublicArtwork[]>('/api/artworks');
export const findArtwork = (id: string) =>
  get<PublicArtwork>(`/api/artworks/${encodeURIComponent(id)}`);
export const listProcess = () => get<ProcessItem[]>('/api/process');
export const listInspirations = () => get<Inspiration[]>('/api/inspirations');
export const getAvailability = () => get<Availability>('/api/availability');
