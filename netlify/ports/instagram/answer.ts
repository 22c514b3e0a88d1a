import * as z from 'zod';
import { readUsagePause } from './usage.ts';

/** `limit`: the budget is used up; `page`: the cursor expired; `missing`: the post is deleted. */
export type InstagramProblem =
  'token' | 'limit' | 'unavailable' | 'slow' | 'page' | 'missing' | 'refused';

const hourMs = 3_600_000;
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
