import { ApiError } from './call.ts';

/** Returns the field that a refusal is about. Not a part of ApiError, which every page loads. */
export function fieldIn(error: unknown): string | undefined {
  if (!(error instanceof ApiError)) return undefined;
  return /"field":"([^"]*)"/.exec(error.message)?.[1];
}
