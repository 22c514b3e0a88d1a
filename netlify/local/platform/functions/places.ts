/** Places for `count` works at once; further ones wait for a place in their order. */
export function createPlaces(count: number) {
  let free = count;
  const waiting: (() => void)[] = [];
  return {
    async take(): Promise<void> {
      if (free > 0) free--;
      else await new Promise<void>((resolve) => waiting.push(resolve));
    },
    giveBack(): void {
      const next = waiting.shift();
      if (next) next();
      else free++;
    },
  };
}
