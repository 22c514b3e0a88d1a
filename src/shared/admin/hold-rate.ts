import type { Order } from '../order.ts';

export type HoldRate = { lastHour: number; usual: number; isUnusual: boolean };

const hourMs = 3_600_000;
const hoursADay = 24;
const days = 14;
const leastUnusual = 5;
const timesUnusual = 3;

/**
 * Counts holds from orders. `usual`: the median over the last fourteen days with holds of each day's median active hour; 0 while only
 * the last day is known. Unpaid card orders are deleted after a day, so earlier days count fewer holds than they had.
 */
export function holdRate(orders: readonly Pick<Order, 'createdAt'>[], now = Date.now()): HoldRate {
  const hours = countByHour(orders, now);
  const lastHour = hours.get(0) ?? 0;
  const usual = usualOf(hours);
  const isUnusual = lastHour >= leastUnusual && lastHour > timesUnusual * usual;
  return { lastHour, usual, isUnusual };
}

function countByHour(orders: readonly Pick<Order, 'createdAt'>[], now: number) {
  const hours = new Map<number, number>();
  for (const { createdAt } of orders) {
    // A browser's clock may be behind the shop's.
    const hour = Math.max(0, Math.floor((now - Date.parse(createdAt)) / hourMs));
    hours.set(hour, (hours.get(hour) ?? 0) + 1);
  }
  return hours;
}

function usualOf(hours: ReadonlyMap<number, number>): number {
  const byDay = new Map<number, number[]>();
  for (const [hour, count] of hours) {
    const day = Math.floor((hour - 1) / hoursADay);
    if (hour > 0 && day < days) byDay.set(day, [...(byDay.get(day) ?? []), count]);
  }
  const isKnown = [...byDay.keys()].some((day) => day > 0);
  return isKnown ? median([...byDay.values()].map(median)) : 0;
}

/** The lower of the two in the middle when their number is even. */
function median(counts: number[]): number {
  const sorted = [...counts].sort((one, other) => one - other);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
}

export function describeRate({ lastHour, usual }: HoldRate): string {
  return `${lastHour} ${lastHour === 1 ? 'hold' : 'holds'} in the last hour, usually ${usual}`;
}
