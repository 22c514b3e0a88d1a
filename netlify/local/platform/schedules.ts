import type { BundledFunction } from '../../build/prepared-functions.ts';

const minuteMs = 60_000;
/** Lowest value of each cron field: minute, hour, day, month, weekday. */
const lowest = [0, 0, 1, 1, 0];

/** Calls `run` with the name of each scheduled function in the minutes that its cron expression names, in UTC. */
export function runSchedules(functions: readonly BundledFunction[], run: (name: string) => void) {
  const scheduled = functions.filter(({ schedule }) => schedule);
  let timer: NodeJS.Timeout;
  const waitForMinute = () => {
    timer = setTimeout(tick, minuteMs - (Date.now() % minuteMs));
    timer.unref();
  };
  const tick = () => {
    const now = new Date();
    for (const { name, schedule } of scheduled) if (isDue(schedule!, now)) run(name);
    waitForMinute();
  };
  waitForMinute();
  return { stop: () => clearTimeout(timer) };
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
