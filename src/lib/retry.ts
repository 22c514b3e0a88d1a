import { ApiError } from './call.ts';

/** Tries again after each of these waits (in ms) while the server cannot be reached or is out of breath. */
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

/** Whether the server has understood and said no: asking again would change nothing. */
export function isRefusal(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status < 500 && error.status !== 429;
}
