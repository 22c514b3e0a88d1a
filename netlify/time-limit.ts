export class LateError extends Error {
  override name = 'LateError' as const;
}

/** Throws LateError after `withinMs`; the work itself continues. */
export async function limitTime<Value>(work: Promise<Value>, withinMs: number): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new LateError(`No answer within ${withinMs} ms`)), withinMs);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
