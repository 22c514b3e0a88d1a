const stopAtPercent = 80;
const pauseMs = 3_600_000;
const minuteMs = 60_000;

type Usage = Record<string, unknown>;

/** Returns the end of the pause if 80 % of the budget is used, else null: over 100 % blocks for longer. */
export function readUsagePause(headers: Headers): string | null {
  const usages = [
    ...parseUsages(headers.get('x-app-usage')),
    ...parseUsages(headers.get(businessHeader)),
  ];
  const spent = usages.filter((usage) => percentOf(usage) >= stopAtPercent);
  if (spent.length === 0) return null;
  const waits = spent.map((usage) => Number(usage[regainField] ?? 0) * minuteMs);
  return new Date(Date.now() + (Math.max(...waits) || pauseMs)).toISOString();
}

const businessHeader = 'x-business-use-case-usage';
const regainField = 'estimated_time_to_regain_access';

/** The header has one usage object, or several by account. */
function parseUsages(header: string | null): Usage[] {
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
