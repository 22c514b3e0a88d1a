import type { Context } from '@netlify/functions';
import type * as z from 'zod';
import type { Refusals } from '#words/en/refusals';
import { refusals } from '#words/refusals';
import { readLanguage } from './buyer.ts';
import { requireAdmin, type Session } from './session.ts';
import { EnvironmentError } from '../env.ts';
import { HttpError, UnavailableError } from '../errors.ts';
import { hashAddress } from '../keyed-hash.ts';
import { requireRestored } from '../ports/blobs/restoring.ts';
import { noteDeploy } from '../ports/live-deploy.ts';
import { LateError, limitTime } from '../time-limit.ts';
import { withHeaders } from './headers.ts';
import {
  readBody,
  readParams,
  readQuery,
  requireOwnPage,
  requireSameOrigin,
  usualBody,
} from './request.ts';

const usualAnswerMs = 4000;
/** For calls that copy pictures or free holds. */
export const slowAnswerMs = 20_000;

/** The CDN keeps one answer for all queries but this, which nobody reads. */
export const anyQuery = 'query=none';

/** For an answer that is equal for all visitors: the CDN shares it for a moment. */
export const sharedByCdn = {
  'netlify-vary': anyQuery,
  'cache-control': 'public, max-age=0, must-revalidate',
  'netlify-cdn-cache-control': 'public, durable, s-maxage=30, stale-while-revalidate=60',
};

type Rules<Body, Query> = {
  body?: z.ZodType<Body>;
  query?: z.ZodType<Query>;
  /** In bytes. */
  largestBody?: number;
  withinMs?: number;
  headers?: Record<string, string>;
};

type HookCall = { request: Request; context: Context };
type PublicCall<Body, Query> = HookCall & {
  params: Record<string, string>;
  body: Body;
  query: Query;
};
type AdminCall<Body, Query> = PublicCall<Body, Query> & { session: Session; editor: string };

type Handler = (request: Request, context: Context) => Promise<Response>;
type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE' | 'PUT';

/** Refuses a foreign Origin, a missing session, and changes while the shop is restored; then reads what the rules name. */
export function adminCall<Body = undefined, Query = undefined>(
  rules: Rules<Body, Query>,
  decide: (call: AdminCall<Body, Query>) => unknown,
): Handler {
  return answering(rules, async (request, context) => {
    requireSameOrigin(request);
    requireOwnPage(request);
    const session = await requireAdmin(context);
    if (request.method !== 'GET') await requireRestored();
    const read = await readCall(rules, request, context);
    return decide({ ...read, session, editor: session.username });
  });
}

/** Refuses a foreign Origin, then reads what the rules name. */
export function publicCall<Body = undefined, Query = undefined>(
  rules: Rules<Body, Query>,
  decide: (call: PublicCall<Body, Query>) => unknown,
): Handler {
  return answering(rules, async (request, context) => {
    requireSameOrigin(request);
    return decide(await readCall(rules, request, context));
  });
}

/** A webhook: its signature proves the caller, so the Origin is not checked (rule 55). */
export function hookCall(decide: (call: HookCall) => unknown): Handler {
  return answering({}, (request, context) => decide({ request, context }));
}

async function readCall<Body, Query>(
  { body: bodySchema, query: querySchema, largestBody = usualBody }: Rules<Body, Query>,
  request: Request,
  context: Context,
): Promise<PublicCall<Body, Query>> {
  const body = (bodySchema && (await readBody(request, bodySchema, largestBody))) as Body;
  const query = (querySchema && readQuery(request, querySchema)) as Query;
  return { request, context, params: readParams(context), body, query };
}

/** Answers what `decide` returns: JSON or a Response. */
function answering(
  { withinMs = usualAnswerMs, headers }: Pick<Rules<unknown, unknown>, 'withinMs' | 'headers'>,
  decide: (request: Request, context: Context) => unknown,
): Handler {
  async function answer(request: Request, context: Context): Promise<Response> {
    const decided = await decide(request, context);
    if (decided instanceof Response) return decided;
    return Response.json(decided ?? { ok: true }, { headers });
  }
  return (request, context) => inTime(answer(request, context), withinMs, context);
}

/** Makes a Netlify function of a path's methods. Turns errors into statuses, here only (rule 54). */
export function endpoint(calls: Partial<Record<Method, Handler>>): Handler {
  const allow = Object.keys(calls).join(', ');
  return async (request, context) => {
    noteDeploy(context.deploy);
    try {
      const handler = calls[(request.method === 'HEAD' ? 'GET' : request.method) as Method];
      if (!handler) throw new HttpError(405, `Use ${allow} here`, { allow });
      return withHeaders(await handler(request, context));
    } catch (error) {
      logRefusal(error, request, context);
      return withHeaders(refusal(error, refusals[readLanguage(request)]));
    }
  };
}

/** Answers 503 after `withinMs`. The work continues, so that all of its writes are done. */
async function inTime(
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

/** Without query, words and address: nothing that is logged opens or names anything. */
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
