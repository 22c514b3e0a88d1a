/** Places for `count` works at once; further ones wait for a place in their order. */
export function createPlaces(count: number) {
  let free = count;
  const waiting: (() => void)[] = [];
  const pass = () => {
    const next = waiting.shift();
    if (next) next();
    else free++;
  };
  return {
    /** Returns what gives the place back; a second call of it does nothing. */
    async take(): Promise<() => void> {
      if (free > 0) free--;
      else await new Promise<void>((resolve) => waiting.push(resolve));
      let isMine = true;
      return () => {
        if (isMine) pass();
        isMine = false;
      };
    },
  };
}
