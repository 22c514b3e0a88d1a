import { replaceDate } from '../../netlify/sandbox/clock.ts';

type Timer = { id: number; at: number; run: () => void };

const tooSlow = new DOMException('Too slow', 'TimeoutError');

export type Clock = ReturnType<typeof installClock>;

/**
 * Replaces the time of the process: Date, setTimeout and AbortSignal.timeout follow `advance` alone, so that 15
 * minutes pass at once and a run can be repeated. For a process that does nothing else.
 */
export function installClock() {
  let now = Date.UTC(2026, 0, 1);
  let lastId = 0;
  let timers: Timer[] = [];

  replaceDate(() => now);

  function addTimer(run: () => void, ms = 0): number {
    timers.push({ id: ++lastId, at: now + ms, run });
    return lastId;
  }

  function removeTimer(id: unknown): void {
    timers = timers.filter((timer) => timer.id !== id);
  }

  globalThis.setTimeout = addTimer as unknown as typeof setTimeout;
  globalThis.clearTimeout = removeTimer;
  AbortSignal.timeout = (ms) => {
    const controller = new AbortController();
    addTimer(() => controller.abort(tooSlow), ms);
    return controller.signal;
  };

  return {
    now: () => now,
    /** Advances time and runs due timers. */
    advance(ms: number): void {
      const end = now + ms;
      for (let next = earliest(timers); next && next.at <= end; next = earliest(timers)) {
        removeTimer(next.id);
        now = Math.max(now, next.at);
        next.run();
      }
      now = end;
    },
    /** Advances to the next timer; false if there is none. */
    advanceToNext(): boolean {
      const next = earliest(timers);
      if (next) this.advance(Math.max(0, next.at - now));
      return Boolean(next);
    },
    /** Removes all timers and starts a new day, for the next run. */
    reset(): void {
      timers = [];
      now += 7 * 24 * 3_600_000;
    },
  };
}

function earliest(timers: Timer[]): Timer | undefined {
  return timers.reduce<Timer | undefined>(
    (first, timer) => (first && first.at <= timer.at ? first : timer),
    undefined,
  );
}
