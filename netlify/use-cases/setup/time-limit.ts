/** A check took longer than its time limit. */
export class LateError extends Error {
  override name = 'LateError' as const;
}

/** The result of the work. Throws LateError when it takes longer than `withinMs`; the work itself is not stopped. */
export async function limitTime<Value>(work: Promise<Value>, withinMs: number): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new LateError(`No answer within ${withinMs} ms`)), withinMs);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
