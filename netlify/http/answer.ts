import type { Context } from '@netlify/functions';
import type { Refusals } from '#words/en/refusals';
import { refusals } from '#words/refusals';
import { EnvironmentError } from '../env.ts';
import { HttpError, UnavailableError } from '../errors.ts';
import { hashAddress } from '../keyed-hash.ts';
import { recordDeploy } from '../ports/live-deploy.ts';
import { LateError, limitTime } from '../time-limit.ts';
import { readLanguage } from './buyer.ts';
import { withHeaders } from './headers.ts';

export type Handler = (request: Request, context: Context) => Promise<Response>;

/** Turns errors into statuses, here only (rule 54). */
export function withErrorAnswers(decide: Handler): Handler {
  return async (request, context) => {
    recordDeploy(context.deploy);
    try {
      return withHeaders(await decide(request, context));
    } catch (error) {
      logRefusal(error, request, context);
      return withHeaders(refusal(error, refusals[readLanguage(request)]));
    }
  };
}

/** Throws 503 after `withinMs`. The work continues, so that all of its writes are done. */
export async function answerInTime(
  work: Promise<Response>,
  withinMs: number,
  context: Context,
): Promise<Response> {
  try {
    return await limitTime(work, withinMs);
  } catch (error) {
    if (!(error instanceof LateError)) throw error;
    context.waitUntil(work.catch(() => undefined));
    throw new UnavailableError('shop');
  }
}

const attacks = [401, 403, 429];
const hashSigns = 8;
const longestPath = 200;

/** Logs a refusal without query, words and address, so that nothing that is logged opens or names anything. */
function logRefusal(error: unknown, { method, url }: Request, { ip }: Context): void {
  if (!(error instanceof HttpError) || !attacks.includes(error.status)) return;
  const path = new URL(url).pathname.slice(0, longestPath);
  const network = ip ? hashAddress(ip).slice(0, hashSigns) : 'unknown';
  console.warn(`Refused: ${error.status} ${method} ${path}, network ${network}`);
}

function refusal(error: unknown, words: Refusals): Response {
  if (error instanceof HttpError) {
    if (error.status >= 500) console.error(error);
    return Response.json(
      { error: error.say(words), ...error.details },
      { status: error.status, headers: error.headers },
    );
  }
  console.error(error);
  const reason = error instanceof EnvironmentError ? error.message : words.ours;
  return Response.json({ error: reason }, { status: 500 });
}
