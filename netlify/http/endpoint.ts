import type { Context } from '@netlify/functions';
import type * as z from 'zod';
import { requireAdmin, type Session } from '../use-cases/session.ts';
import { HttpError, UnavailableError } from './errors.ts';
import { withHeaders } from './headers.ts';
import {
  longestBody,
  readBody,
  readParams,
  readQuery,
  requireSameOrigin,
  usualBody,
} from './request.ts';

const answerWithinMs = 4000;
const slowAnswerWithinMs = 20_000;

const sharedHeaders = {
  'cache-control': 'public, max-age=0, must-revalidate',
  'netlify-cdn-cache-control': 'public, durable, s-maxage=30, stale-while-revalidate=60',
};

type Rules<Body, Query> = {
  admin?: true;
  /** Called by another service: no Origin check, the call proves itself (webhooks). */
  foreign?: true;
  /** Moves pictures about, which takes longer than a visitor would wait. */
  slow?: true;
  /** Its body may be a whole page of text. */
  long?: true;
  /** The same for every visitor: the CDN keeps it for a moment, so that a crowd costs one call. */
  shared?: true;
  body?: z.ZodType<Body>;
  query?: z.ZodType<Query>;
};

export type Call<Body, Query> = {
  request: Request;
  context: Context;
  params: Record<string, string>;
  body: Body;
  query: Query;
  session: Session | null;
  /** Who changes something: the signed-in administrator's name. */
  editor: string;
};

type Handler = (request: Request, context: Context) => Promise<Response>;
type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE' | 'PUT';

/** One method of a path: the rules are checked in order, then `decide` gives the answer (JSON, or a Response as it is). */
export function call<Body = undefined, Query = undefined>(
  rules: Rules<Body, Query>,
  decide: (call: Call<Body, Query>) => unknown,
): Handler {
  async function answer(request: Request, context: Context): Promise<Response> {
    if (!rules.foreign) requireSameOrigin(request);
    const session = rules.admin ? await requireAdmin(context) : null;
    const editor = session?.username ?? '';
    const largest = rules.long ? longestBody : usualBody;
    const body = (rules.body ? await readBody(request, rules.body, largest) : undefined) as Body;
    const query = (rules.query ? readQuery(request, rules.query) : undefined) as Query;
    const params = readParams(context);
    const decided = await decide({ request, context, params, body, query, session, editor });
    if (decided instanceof Response) return decided;
    return Response.json(decided ?? { ok: true }, rules.shared && { headers: sharedHeaders });
  }
  const withinMs = rules.slow ? slowAnswerWithinMs : answerWithinMs;
  return (request, context) => inTime(answer(request, context), withinMs, context);
}

/** A path's calls by method, as a Netlify function: the one place where a failure becomes a status (rulings 12). */
export function endpoint(calls: Partial<Record<Method, Handler>>): Handler {
  const allow = Object.keys(calls).join(', ');
  return async (request, context) => {
    try {
      const handler = calls[(request.method === 'HEAD' ? 'GET' : request.method) as Method];
      if (!handler) throw new HttpError(405, `Use ${allow} here`, { allow });
      return withHeaders(await handler(request, context));
    } catch (error) {
      return withHeaders(refusal(error));
    }
  };
}

/** Answers 503 after `withinMs`; the work goes on, so that it ends with all of its writes or with none. */
async function inTime(
  work: Promise<Response>,
  withinMs: number,
  context: Context,
): Promise<Response> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      context.waitUntil(work.catch(() => undefined));
      reject(new UnavailableError('The shop'));
    }, withinMs);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

function refusal(error: unknown): Response {
  if (error instanceof HttpError) {
    if (error.status >= 500) console.error(error);
    return Response.json(
      { error: error.message },
      { status: error.status, headers: error.headers },
    );
  }
  console.error(error);
  return Response.json(
    { error: 'Something went wrong on our side. Please try again in a moment.' },
    { status: 500 },
  );
}
