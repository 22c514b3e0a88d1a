import { ApiError } from './call.ts';

/** Retries after each of these waits (ms) while the server does not answer or answers 5xx or 429. */
export async function retry<Answer>(
  task: () => Promise<Answer>,
  waits: readonly number[],
): Promise<Answer> {
  const [wait, ...later] = waits;
  try {
    return await task();
  } catch (error) {
    if (wait === undefined || isRefusal(error)) throw error;
    await new Promise((resolve) => setTimeout(resolve, wait));
    return retry(task, later);
  }
}

/** Returns true for a refusal: a retry would get the same answer. */
export function isRefusal(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status < 500 && error.status !== 429;
}
