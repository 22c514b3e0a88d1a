const stopAtPercent = 80;
const pauseMs = 3_600_000;
const minuteMs = 60_000;

type Usage = Record<string, unknown>;

/**
 * Until when to leave Instagram alone, by what its answer says of our budget; null while there is enough. It is asked no
 * more from 80 % on: who goes over is shut out for longer (facts, section C).
 */
export function readPause(headers: Headers): string | null {
  const usages = [...parse(headers.get('x-app-usage')), ...parse(headers.get(businessHeader))];
  const spent = usages.filter((usage) => percentOf(usage) >= stopAtPercent);
  if (spent.length === 0) return null;
  const waits = spent.map((usage) => Number(usage[regainField] ?? 0) * minuteMs);
  return new Date(Date.now() + (Math.max(...waits) || pauseMs)).toISOString();
}

const businessHeader = 'x-business-use-case-usage';
const regainField = 'estimated_time_to_regain_access';

/** One usage as an object of its own, or several by account. */
function parse(header: string | null): Usage[] {
  try {
    const value = JSON.parse(header ?? 'null') as Usage | null;
    if (!value) return [];
    return Object.values(value).some(Array.isArray)
      ? (Object.values(value).flat() as Usage[])
      : [value];
  } catch {
    return [];
  }
}

function percentOf(usage: Usage): number {
  const parts = [usage['call_count'], usage['total_time'], usage['total_cputime']];
  return Math.max(...parts.map((part) => Number(part ?? 0)));
}
