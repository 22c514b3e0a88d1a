import type { OwnSale } from '#shared/payment';
import { ApiError } from './call.ts';

/** The server's reason in words, when it did not do what was asked. */
export type Refusal = string;

type RefusedAnswer = { error?: unknown; field?: string } & Partial<OwnSale>;

/** Returns what a refusal's JSON says; empty for another failure: a proxy answers in its own words. */
export function refusedAnswer(error: unknown): RefusedAnswer {
  if (!(error instanceof ApiError)) return {};
  try {
    return Object(JSON.parse(bodyOf(error)));
  } catch {
    return {};
  }
}

/** Returns the shop's words of a refusal; null for another failure. Not of ApiError, which every page loads. */
export function refusalMessage(error: unknown): Refusal | null {
  const { error: message } = refusedAnswer(error);
  return typeof message === 'string' && message ? message : null;
}

function bodyOf({ status, message }: ApiError): string {
  return message.slice(`${status}: `.length);
}
