import type { OwnSale } from '#shared/payment';
import { ApiError } from './call.ts';

type RefusedAnswer = { error?: unknown; field?: string } & Partial<OwnSale>;

/** Returns what a refusal's JSON says; empty for another failure: a proxy answers in its own words. */
export function refusedAnswer(error: unknown): RefusedAnswer {
  if (!(error instanceof ApiError)) return {};
  try {
    return Object(JSON.parse(error.message.slice(`${error.status}: `.length)));
  } catch {
    return {};
  }
}
