const usualAtOnce = 8;
/** A call ends after 20 s, and one item may take half of that when Stripe is slow. */
const beginWithinMs = 10_000;

const turns = new Map<string, Promise<unknown>>();

/** Longer than the calls of a queue take: after a crash the next caller waits no longer. */
const longestWaitMs = 2000;

/**
 * Works on the items in their order, at most `atOnce` side by side, as long as another one may begin. Returns the results in the order
 * of the items. The first error ends it.
 */
export async function sideBySide<Item, Result>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<Result>,
  mayBegin: (begun: number) => boolean = () => true,
): Promise<Result[]> {
  const results: Result[] = [];
  let begun = 0;
  async function workOn(): Promise<void> {
    try {
      while (begun < items.length && mayBegin(begun)) {
        const index = begun++;
        results[index] = await work(items[index]!);
      }
    } catch (error) {
      begun = items.length;
      throw error;
    }
  }
  await Promise.all(Array.from({ length: atOnce }, workOn));
  return results;
}

/** Waits for all calls, then throws the first failure: nothing under way can undo the clean-up. */
export async function allDone<Results extends readonly unknown[]>(work: {
  [Index in keyof Results]: Promise<Results[Index]>;
}): Promise<Results> {
  await Promise.allSettled(work);
  return (await Promise.all(work)) as unknown as Results;
}

/** Works on the items in order until the time since `startedAt` is over. Returns how many are done. `work` must not throw. */
export async function workThrough<Item>(
  items: Item[],
  startedAt: number,
  work: (item: Item) => Promise<void>,
): Promise<number> {
  // The first ones are begun in any case: a call that got nowhere would be repeated for ever.
  const mayBegin = (begun: number) => begun < usualAtOnce || Date.now() - startedAt < beginWithinMs;
  return (await sideBySide(items, usualAtOnce, work, mayBegin)).length;
}

/** Runs the work of one key in a queue of this process. It saves lost races for a record; other processes do not take part. */
export async function inTurn<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
  const before = turns.get(key);
  const mine = before ? waitFor(before).then(work) : work();
  const end = mine.then(
    () => undefined,
    () => undefined,
  );
  turns.set(key, end);
  try {
    return await mine;
  } finally {
    if (turns.get(key) === end) turns.delete(key);
  }
}

async function waitFor(before: Promise<unknown>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, longestWaitMs);
  });
  await Promise.race([before, late]);
  clearTimeout(timer);
}
