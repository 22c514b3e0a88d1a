import type { AccountAnswer, OwnerAnswer } from '#shared/admin/account';
import { accountInput, linkInput, ownerInput } from '#shared/admin/account';
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

/** What asks for SHOP_SECRET or a mailed link in place of a session. */
export const ownerCalls = {
  'GET /api/admin/first-visit': { answer: as<OwnerAnswer>() },
  'POST /api/admin/first-visit': { body: ownerInput, isSlow: true },
  'POST /api/admin/recovery': { body: ownerInput, isSlow: true },
  /** The answer is the same whether a mail is sent or not. */
  'POST /api/admin/forgotten': {},
  /** 403 for a link that does not work any more. */
  'POST /api/admin/new-password': { body: linkInput, isSlow: true },
} satisfies Calls;

export const accountCalls = {
  'GET /api/admin/account': { answer: as<AccountAnswer>() },
  /** 403 for a wrong password, 412 for a stale version. */
  'PATCH /api/admin/account': { body: accountInput, answer: as<AccountAnswer>() },
} satisfies Calls;
