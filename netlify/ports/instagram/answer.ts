import * as z from 'zod';

/** `limit`: the budget is used up; `page`: the cursor expired; `missing`: the post is deleted. */
export type InstagramProblem =
  | 'token'
  | 'limit'
  | 'unavailable'
  | 'slow'
  | 'page'
  | 'missing'
  | 'refused';

const hourMs = 3_600_000;
const minuteMs = 60_000;
const stopAtPercent = 80;
const tokenCodes = [102, 190];
const limitCodes = [4, 17, 32, 613, 80_002];
const brokenCodes = [1, 2];
const badParameter = 100;
const missingObject = 33;

/** `retryAt` (ISO 8601): the time from which Instagram may be asked again, if it says so. */
export class InstagramError extends Error {
  override name = 'InstagramError' as const;
  readonly problem: InstagramProblem;
  readonly retryAt: string | null;

  constructor(problem: InstagramProblem, message: string, retryAt: string | null = null) {
    super(message);
    this.problem = problem;
    this.retryAt = retryAt;
  }
}

const errorBody = z.object({
  error: z.object({
    message: z.string().catch(''),
    code: z.number().catch(0),
    error_subcode: z.number().catch(0),
  }),
});

/** Throws InstagramError. */
export async function readInstagramAnswer(response: Response): Promise<unknown> {
  const body: unknown = await response.json().catch(() => null);
  if (response.ok && body !== null) return body;
  const { error } = errorBody
    .catch({ error: { message: '', code: 0, error_subcode: 0 } })
    .parse(body);
  const problem = problemOf(response.status, error.code, error.error_subcode);
  const message = `Instagram answered ${response.status}: ${error.message || response.statusText}`;
  throw new InstagramError(problem, message, problem === 'limit' ? retryAfter(response) : null);
}

function problemOf(status: number, code: number, subcode: number): InstagramProblem {
  if (tokenCodes.includes(code) || status === 401) return 'token';
  if (limitCodes.includes(code) || status === 429) return 'limit';
  if (brokenCodes.includes(code) || status >= 500 || status < 400) return 'unavailable';
  if (code === badParameter && subcode === missingObject) return 'missing';
  if (code === badParameter || status === 404) return 'page';
  return 'refused';
}

function retryAfter({ headers }: Response): string {
  const seconds = Number(headers.get('retry-after') ?? 0);
  const pause = readUsagePause(headers);
  if (pause && !seconds) return pause;
  return new Date(Date.now() + (seconds * 1000 || hourMs)).toISOString();
}

const businessHeader = 'x-business-use-case-usage';
const regainField = 'estimated_time_to_regain_access';
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
  return new Date(Date.now() + (Math.max(...waits) || hourMs)).toISOString();
}

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
