const RealDate = Date;
let aheadMs = 0;

/** Moves this process's `Date` forward. Timers keep the machine's time. */
export function moveClock(ms: number): void {
  aheadMs += ms;
  if (globalThis.Date === RealDate) replaceDate(() => RealDate.now() + aheadMs);
}

/** Returns this process's `Date` to the machine's time. */
export function resetClock(): void {
  aheadMs = 0;
  globalThis.Date = RealDate;
}

/** Makes this process's `Date` follow `now` (ms since 1970) until `resetClock`. */
export function replaceDate(now: () => number): void {
  class MovedDate extends RealDate {
    constructor(...args: [] | [number | string | Date]) {
      super(...((args.length === 0 ? [now()] : args) as [number]));
    }
    static override now = now;
    // Dates created by Node itself are instances of the real class.
    static override [Symbol.hasInstance] = (value: unknown) => value instanceof RealDate;
  }
  globalThis.Date = MovedDate as unknown as DateConstructor;
}
