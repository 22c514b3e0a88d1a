import { Cron } from 'croner';
import type { BundledFunction } from '../../../build/prepared-functions.ts';

const minuteMs = 60_000;

/**
 * Calls `run` with each scheduled function in the minutes of its cron expression (UTC). Missed minutes (moved clock,
 * sleeping machine) are one call for each function that was due.
 */
export function runSchedules(
  functions: readonly BundledFunction[],
  run: (name: string) => Promise<unknown>,
) {
  const scheduled = functions.filter(({ schedule }) => schedule);
  let seen = Date.now();
  let timer: NodeJS.Timeout;
  const catchUp = async () => {
    const from = seen;
    seen = Date.now();
    const due = scheduled.filter(({ schedule }) => isDueBetween(schedule!, from, seen));
    await Promise.all(due.map(({ name }) => run(name)));
  };
  const waitForMinute = () => {
    timer = setTimeout(tick, minuteMs - (Date.now() % minuteMs));
    timer.unref();
  };
  const tick = () => {
    void catchUp();
    waitForMinute();
  };
  waitForMinute();
  return { catchUp, stop: () => clearTimeout(timer) };
}

/** Returns whether a cron expression (UTC) names a minute after `from` and not after `to` (ms since 1970). */
export function isDueBetween(cron: string, from: number, to: number): boolean {
  const next = new Cron(cron, { mode: '5-part', timezone: 'UTC' }).nextRun(new Date(from));
  return next !== null && next.getTime() <= to;
}
