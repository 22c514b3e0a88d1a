import type { ContentPage } from '#shared/content';
import { contentPageInput } from '#shared/content';
import type { DiaryEntry } from '#shared/journal';
import { as, type Calls } from './call.ts';

export const contentCalls = {
  'GET /api/admin/content': { answer: as<ContentPage[]>() },
  /** Idempotency-Key names the edit: a repeated one is stored once. 412 for a stale version. */
  'PATCH /api/admin/content/:id': {
    body: contentPageInput,
    answer: as<ContentPage>(),
    isSlow: true,
    largest: 1_000_000,
  },
} satisfies Calls;

export const syncedEntryCalls = {
  'GET /api/admin/diary': { answer: as<DiaryEntry[]>() },
  'DELETE /api/admin/diary/:id': {},
} satisfies Calls;
