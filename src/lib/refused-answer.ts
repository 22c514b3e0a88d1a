import type { OwnSale } from '#shared/payment';
import { ApiError } from './call.ts';

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

/** Returns what people read of a refusal: the server's words, else the whole answer. Not of ApiError, which every page loads. */
export function textOf(error: ApiError): string {
  const { error: told } = refusedAnswer(error);
  return typeof told === 'string' ? told : bodyOf(error);
}

function bodyOf({ status, message }: ApiError): string {
  return message.slice(`${status}: `.length);
}
