import { pastedKeysSchema } from '#shared/admin/keys';
import type { SavedSettings, ShopSettings } from '#shared/admin/settings';
import { settingsInput } from '#shared/admin/settings';
import type { SetupAnswer, TestMailAnswer } from '#shared/admin/setup';
import { as, type Calls } from './call.ts';

export const settingsCalls = {
  'GET /api/admin/settings': { answer: as<ShopSettings>() },
  /** 412 for a stale version. */
  'PATCH /api/admin/settings': { body: settingsInput, answer: as<SavedSettings>() },
} satisfies Calls;

export const setupCalls = {
  'GET /api/admin/setup/:check': { answer: as<SetupAnswer>(), isSlow: true },
  /** 400 with what the service refuses, 409, 503. */
  'PATCH /api/admin/setup/:check': {
    body: pastedKeysSchema,
    answer: as<SetupAnswer>(),
    isSlow: true,
  },
} satisfies Calls;

export const mailSetupCalls = {
  'GET /api/admin/setup-mail': { answer: as<SetupAnswer>(), isSlow: true },
  'PATCH /api/admin/setup-mail': {
    body: pastedKeysSchema,
    answer: as<SetupAnswer>(),
    isSlow: true,
  },
  /** Sends a test mail. 429 within a minute of the last one. */
  'POST /api/admin/setup-mail': { answer: as<TestMailAnswer>(), isSlow: true },
} satisfies Calls;
