/**
 * Works on the items in their order, at most `atOnce` side by side. Returns the results in the order of the items. The first error
 * ends it.
 */
export async function mapConcurrently<Item, Result>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  let begun = 0;
  async function workOn(): Promise<void> {
    try {
      while (begun < items.length) {
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
export async function settleAll<Results extends readonly unknown[]>(work: {
  [Index in keyof Results]: Promise<Results[Index]>;
}): Promise<Results> {
  await Promise.allSettled(work);
  return (await Promise.all(work)) as unknown as Results;
}
