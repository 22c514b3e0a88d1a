import type { BundledFunction } from '../../build/prepared-functions.ts';

const minuteMs = 60_000;
/** Lowest value of each cron field: minute, hour, day, month, weekday. */
const lowest = [0, 0, 1, 1, 0];

/**
 * Calls `run` with the name of each scheduled function in the minutes that its cron expression names, in UTC. Minutes
 * that passed unseen, because the clock was moved or the machine slept, are one call of each function that was due.
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

/** Whether a cron expression names a minute that began after `from` and not after `to` (milliseconds since 1970). */
function isDueBetween(cron: string, from: number, to: number): boolean {
  for (let minute = Math.floor(from / minuteMs) + 1; minute * minuteMs <= to; minute++) {
    if (isDue(cron, new Date(minute * minuteMs))) return true;
  }
  return false;
}

/** Whether a five-field cron expression of *, numbers, lists, ranges and steps names this minute. */
export function isDue(cron: string, time: Date): boolean {
  const now = [
    time.getUTCMinutes(),
    time.getUTCHours(),
    time.getUTCDate(),
    time.getUTCMonth() + 1,
    time.getUTCDay(),
  ];
  return expand(cron)
    .split(' ')
    .every((field, index) =>
      field.split(',').some((part) => includes(part, now[index]!, lowest[index]!)),
    );
}

function includes(part: string, value: number, least: number): boolean {
  const [range = '*', step = '1'] = part.split('/');
  const [from, to] = range === '*' ? [least, 99] : bounds(range);
  return value >= from && value <= to && (value - from) % Number(step) === 0;
}

function bounds(range: string): [number, number] {
  const [from, to = from] = range.split('-').map(Number);
  return [from!, to!];
}

function expand(cron: string): string {
  const names: Record<string, string> = {
    '@hourly': '0 * * * *',
    '@daily': '0 0 * * *',
    '@weekly': '0 0 * * 0',
    '@monthly': '0 0 1 * *',
  };
  return names[cron] ?? cron;
}
