import type { AccountAnswer, OwnerAnswer } from '#shared/admin/account';
import { accountInput, ownerInput } from '#shared/admin/account';
import type { SessionCheck } from '#shared/admin/session';
import { confirmationInput, loginInput, logoutQuery } from '#shared/admin/session';
import { as, type Calls } from './call.ts';

export const loginCalls = {
  'POST /api/admin/login': { body: loginInput },
  'POST /api/admin/logout': { query: logoutQuery },
} satisfies Calls;

export const sessionCalls = {
  /** 401 without a session. */
  'GET /api/admin/check-auth': { answer: as<SessionCheck>() },
  /** The password, for the calls of the next ten minutes that ask for it (rule 85). 403 for a wrong one, 429. */
  'POST /api/admin/confirmation': { body: confirmationInput },
} satisfies Calls;

/** What asks for SHOP_SECRET in place of a session. */
export const ownerCalls = {
  'GET /api/admin/first-visit': { answer: as<OwnerAnswer>() },
  'POST /api/admin/first-visit': { body: ownerInput, isSlow: true },
  'POST /api/admin/recovery': { body: ownerInput, isSlow: true },
} satisfies Calls;

export const accountCalls = {
  'GET /api/admin/account': { answer: as<AccountAnswer>() },
  /** 403 for a wrong password, 412 for a stale version. */
  'PATCH /api/admin/account': { body: accountInput, answer: as<AccountAnswer>() },
} satisfies Calls;
