import { ApiError } from './call.ts';

/** Returns the field that a refusal is about. */
export function fieldIn(error: unknown): string | undefined {
  return error instanceof ApiError ? error.answer.field : undefined;
}
