import type { PublicArtwork } from '#shared/artwork';
import type { Availability } from '#shared/availability';
import type { DiaryEntry, Inspiration, ProcessItem } from '#shared/journal';
import type { TransferInfo } from '#shared/order';
import { as, type Calls } from './call.ts';

export const publicArtworkCalls = {
  'GET /api/artworks': { answer: as<PublicArtwork[]>(), cache: 'shared' },
  'GET /api/artworks/:id': { answer: as<PublicArtwork>(), cache: 'shared' },
} satisfies Calls;

export const journalCalls = {
  'GET /api/diary': { answer: as<DiaryEntry[]>(), cache: 'shared' },
  'GET /api/process': { answer: as<ProcessItem[]>(), cache: 'shared' },
  'GET /api/inspirations': { answer: as<Inspiration[]>(), cache: 'shared' },
} satisfies Calls;

export const availabilityCalls = {
  'GET /api/availability': { answer: as<Availability>() },
} satisfies Calls;

export const transferInfoCalls = {
  /** 404 if transfers are not offered. */
  'GET /api/zelle-info': { answer: as<TransferInfo>() },
} satisfies Calls;

export const mediaCalls = {
  'GET /media/:hash': { answer: as<Response>() },
} satisfies Calls;
