import type { PublicArtwork } from '#shared/artwork';
import type { Inspiration, ProcessItem } from '#shared/journal';
import { get } from '../../lib/call.ts';

// Only a list that was empty at the build is asked for (rule 60).
export const listArtworks = () => get<PublicArtwork[]>('/api/artworks');
export const listProcess = () => get<ProcessItem[]>('/api/process');
export const listInspirations = () => get<Inspiration[]>('/api/inspirations');
