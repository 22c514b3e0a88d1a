import type { InstagramSettings, InstagramStatus } from '#shared/instagram';
import { goneAnswerInput, instagramSettingsInput, syncQuery } from '#shared/instagram';
import { as, type Calls } from './call.ts';

export const instagramCalls = {
  'GET /api/instagram/status': { answer: as<InstagramStatus>() },
  /** 412 for a stale version. */
  'PATCH /api/admin/instagram/settings': {
    body: instagramSettingsInput,
    answer: as<InstagramSettings>(),
  },
  /** `posts=all` reads every post again. */
  'POST /api/admin/instagram/sync': {
    query: syncQuery,
    answer: as<{ isNew: boolean }>(),
    status: 202,
  },
  /** The same answer may come twice. 409 if the question is answered otherwise, or open no more. */
  'POST /api/admin/instagram/gone': { body: goneAnswerInput, status: 202 },
} satisfies Calls;
