import type { ActivityPage } from '#shared/admin/activity';
import { activityQuery } from '#shared/admin/activity';
import type { BackupAnswer } from '#shared/admin/backup';
import { backupInput } from '#shared/admin/backup';
import type { Opening } from '#shared/admin/opening';
import { openingInput } from '#shared/admin/opening';
import type { Publishing } from '#shared/admin/publishing';
import { paceInput } from '#shared/admin/publishing';
import type { SamplesState } from '#shared/admin/samples';
import type { ToDo } from '#shared/admin/to-do';
import { as, type Calls } from './call.ts';

export const activityCalls = {
  /** `before` names the entry to continue from. */
  'GET /api/admin/activity': { query: activityQuery, answer: as<ActivityPage>() },
} satisfies Calls;

export const backupCalls = {
  'GET /api/admin/backup': { answer: as<BackupAnswer>() },
  'POST /api/admin/backup': { body: backupInput, answer: as<BackupAnswer>() },
} satisfies Calls;

export const backupPartCalls = {
  /** Backup-Next is the query of the next part; the last one has none. */
  'GET /api/admin/backup/parts': { answer: as<Response>(), isSlow: true },
} satisfies Calls;

export const openingCalls = {
  'GET /api/admin/opening': { answer: as<Opening>(), isSlow: true },
  /** 409 before a test mail was sent. */
  'PATCH /api/admin/opening': { body: openingInput, answer: as<Opening>(), isSlow: true },
} satisfies Calls;

export const publishingCalls = {
  'GET /api/admin/publishing': { answer: as<Publishing>() },
  'POST /api/admin/publishing': { answer: as<Publishing>() },
  'PATCH /api/admin/publishing': { body: paceInput, answer: as<Publishing>() },
} satisfies Calls;

export const samplesCalls = {
  'GET /api/admin/samples': { answer: as<SamplesState>() },
  /** 409 with live keys. */
  'POST /api/admin/samples': { answer: as<SamplesState>(), isSlow: true },
  'DELETE /api/admin/samples': { answer: as<SamplesState>(), isSlow: true },
} satisfies Calls;

export const toDoCalls = {
  /** What waits for the administrator, and how much of it: one small answer for every screen (rule 111). */
  'GET /api/admin/to-do': { answer: as<ToDo>() },
} satisfies Calls;
