const sideBySide = 8;
/** A call ends after 20 s, and one item may take half of that when Stripe is slow. */
const beginWithinMs = 10_000;

const turns = new Map<string, Promise<unknown>>();

/** Longer than the calls of a queue take: after a crash the next caller waits no longer. */
const longestWaitMs = 2000;

/** Works on all items, at most `size` side by side, and returns the results in their order. The first error ends it. */
export async function inBatches<Item, Result>(
  items: readonly Item[],
  size: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let start = 0; start < items.length; start += size) {
    results.push(...(await Promise.all(items.slice(start, start + size).map(work))));
  }
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
  let begun = 0;
  // The first ones are begun in any case: a call that got nowhere would be repeated for ever.
  const mayBegin = () => begun < sideBySide || Date.now() - startedAt < beginWithinMs;
  async function workOn(): Promise<void> {
    while (begun < items.length && mayBegin()) await work(items[begun++]!);
  }
  await Promise.all(Array.from({ length: sideBySide }, workOn));
  return begun;
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
