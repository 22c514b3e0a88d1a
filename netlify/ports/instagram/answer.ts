import * as z from 'zod';

/**
 * `limit`: Instagram wants a pause; `odd`: something else than Instagram answers; `page`: a further page or one post is not given;
 * `missing`: the post is deleted.
 */
export type InstagramProblem =
  | 'token'
  | 'limit'
  | 'unavailable'
  | 'slow'
  | 'odd'
  | 'page'
  | 'missing'
  | 'refused';
/** What a call asks for. Only a part of the feed may be missing while the rest is there. */
export type RequestedPart = 'account' | 'page' | 'post';

const hourMs = 3_600_000;
const minuteMs = 60_000;
const stopAtPercent = 80;

// developers.facebook.com/docs/graph-api/guides/error-handling and …/overview/rate-limiting, read in 2026-11.
const tokenCodes = [102, 190];
/** Beside 80,000 to 80,014, which are for uses of a business. 368 is a pause after what Instagram takes for abuse. */
const limitCodes = [4, 17, 32, 341, 368, 613];
const businessLimits = { first: 80_000, last: 80_014 };
/** Instagram's own codes for its failures are negative. */
const lastBrokenCode = 2;
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

const errorSchema = z.object({
  error: z.object({
    message: z.string().catch(''),
    code: z.number().catch(0),
    error_subcode: z.number().catch(0),
    is_transient: z.boolean().catch(false),
  }),
});
type GraphError = z.infer<typeof errorSchema>['error'];

/** Returns what was asked for. Throws InstagramError, also for an error that comes with 200; another error if the connection breaks. */
export async function readInstagramAnswer(
  response: Response,
  part: RequestedPart,
): Promise<unknown> {
  const body = parseJson(await response.text());
  const error = errorSchema.safeParse(body).data?.error ?? null;
  if (response.ok && body !== null && !error) return body;
  const problem = error ? problemOf(error, response.status, part) : foreignProblem(response.status);
  const message = `Instagram answered ${response.status}: ${error?.message || response.statusText}`;
  throw new InstagramError(problem, message, problem === 'limit' ? retryAfter(response) : null);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function problemOf(error: GraphError, status: number, part: RequestedPart): InstagramProblem {
  const { code, error_subcode: subcode, is_transient: isTransient } = error;
  if (isLimit(code) || status === 429) return 'limit';
  if (isTransient) return 'unavailable';
  if (tokenCodes.includes(code) || status === 401) return 'token';
  if ((code !== 0 && code <= lastBrokenCode) || status >= 500) return 'unavailable';
  const isForPart = part !== 'account' && (code === badParameter || status === 404);
  if (!isForPart) return 'refused';
  return part === 'post' && subcode === missingObject ? 'missing' : 'page';
}

function isLimit(code: number): boolean {
  const { first, last } = businessLimits;
  return limitCodes.includes(code) || (code >= first && code <= last);
}

/** Tells a problem by the status alone, which says little: a proxy or a firewall may have answered instead of Instagram. */
function foreignProblem(status: number): InstagramProblem {
  if (status === 429) return 'limit';
  return status >= 500 ? 'unavailable' : 'odd';
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

/** Reads the header, which has one usage object, or several by account. */
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
