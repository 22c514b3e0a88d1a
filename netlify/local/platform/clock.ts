const RealDate = Date;
let aheadMs = 0;

/** Moves this process's `Date` forward. Timers keep the machine's pace. */
export function moveClock(ms: number): void {
  aheadMs += ms;
  if (globalThis.Date === RealDate) globalThis.Date = createMovedDate();
}

/** Returns this process's `Date` to the machine's time. */
export function resetClock(): void {
  aheadMs = 0;
  globalThis.Date = RealDate;
}

function createMovedDate(): DateConstructor {
  const now = () => RealDate.now() + aheadMs;
  class MovedDate extends RealDate {
    constructor(...given: [] | [number | string | Date]) {
      super(...((given.length === 0 ? [now()] : given) as [number]));
    }
    static override now = now;
    // Dates that Node itself creates are instances of the real class.
    static override [Symbol.hasInstance] = (value: unknown) => value instanceof RealDate;
  }
  return MovedDate as unknown as DateConstructor;
}
