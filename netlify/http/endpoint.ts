import type { Config, Context } from '@netlify/functions';
import type * as z from 'zod';
import type { AnswerOf, Call, CallName, Calls, ParamOf } from '#shared/calls/call';
import { requireRestored } from '../ports/blobs/restoring.ts';
import { withErrorAnswers, answerInTime, type Handler } from './answer.ts';
import { cacheHeaders } from './headers.ts';
import { readBody, readBytes, readQuery, requireOwnPage, requireSameOrigin } from './request.ts';
import { createFinder } from './route.ts';
import { isSigned, requireAdmin, type Session } from './session.ts';

const usualAnswerMs = 4000;
const slowAnswerMs = 20_000;
/** In bytes. */
const usualBody = 100_000;

/** `bytes` reads the body, and throws 413 if it is larger than the table says. `headers`: those of the answer. */
type HookCall = {
  request: Request;
  context: Context;
  bytes: () => Promise<Uint8Array<ArrayBuffer>>;
  headers: Headers;
};
/** Tells a server of its own how much of a body it reads before the call: Netlify reads each body. Throws 404 and 405. */
type BodyRules = (
  request: Request,
  cookies: Pick<Context, 'cookies'>,
) => Promise<{ largest: number; hasSession: boolean }>;
type Endpoint = Handler & { bodyRules: BodyRules };
type PublicCall<Name, One extends Call> = HookCall & {
  params: Record<ParamOf<Name>, string>;
  body: One['body'] extends z.ZodType ? z.output<One['body']> : undefined;
  query: One['query'] extends z.ZodType ? z.output<One['query']> : undefined;
};
type Administrator = { session: Session; editor: string };

/** What decides each call of a table. */
type Deciding<Table extends Calls, Caller> = {
  [Name in keyof Table & CallName]: (
    call: PublicCall<Name, Table[Name]> & Caller,
  ) => AnswerOf<Table[Name]> | Promise<AnswerOf<Table[Name]>>;
};

/** The addresses of a table. Netlify parses it and does not run it, so it has to be a literal. */
export type ConfigOf<Table extends Calls> = Config & { path: PathOf<Table> | PathOf<Table>[] };
type PathOf<Table> = keyof Table extends infer Name
  ? Name extends `${string} ${infer Path}`
    ? Path
    : never
  : never;

/** Refuses a foreign Origin, a missing session, and changes while the shop is restored. */
export function adminEndpoint<Table extends Calls>(
  table: Table,
  deciding: NoInfer<Deciding<Table, Administrator>>,
): Endpoint {
  const admit = async ({ request, context }: HookCall) => {
    requireSameOrigin(request);
    requireOwnPage(request);
    const session = await requireAdmin(context);
    if (request.method !== 'GET') await requireRestored();
    return { session, editor: session.username };
  };
  return endpoint(table, deciding, admit, isSigned);
}

/** Refuses a foreign Origin. */
export function publicEndpoint<Table extends Calls>(
  table: Table,
  deciding: NoInfer<Deciding<Table, unknown>>,
): Endpoint {
  return endpoint(table, deciding, ({ request }) => requireSameOrigin(request));
}

/** Makes the function of webhooks: their signature proves the caller, so the Origin is not checked (rule 55). */
export function hookEndpoint<Table extends Calls>(
  table: Table,
  deciding: NoInfer<Deciding<Table, unknown>>,
): Endpoint {
  return endpoint(table, deciding, () => undefined);
}

/** Makes a Netlify function of its calls. `admit` refuses callers, before anything is read; `hasSession` if that takes a session. */
function endpoint(
  table: Calls,
  deciding: object,
  admit: (call: HookCall) => unknown,
  hasSession?: typeof isSigned,
): Endpoint {
  const find = createFinder(table);
  const handler = withErrorAnswers((request, context) => {
    const { name, rules, params } = find(request);
    const decide = Reflect.get(deciding, name) as (call: object) => unknown;

    async function answer(): Promise<Response> {
      const bytes = () => readBytes(request, rules.largest ?? usualBody);
      const call = { request, context, bytes, headers: cacheHeaders(rules.cache) };
      const caller = await admit(call);
      const input = { ...(await readGiven(rules, request)), params: params() };
      const decided = await decide({ ...call, ...input, ...Object(caller) });
      if (decided instanceof Response) return decided;
      const { headers } = call;
      return Response.json(decided ?? { ok: true }, { headers, status: rules.status ?? 200 });
    }
    return answerInTime(answer(), rules.isSlow ? slowAnswerMs : usualAnswerMs, context);
  });
  const bodyRules: BodyRules = async (request, cookies) => {
    const { largest = usualBody } = find(request).rules;
    const isKnown = (await hasSession?.(cookies)) ?? false;
    return { largest: hasSession && !isKnown ? 0 : largest, hasSession: isKnown };
  };
  return Object.assign(handler, { bodyRules });
}

async function readGiven({ body, query, largest = usualBody }: Call, request: Request) {
  return {
    body: body && (await readBody(request, body, largest)),
    query: query && readQuery(request, query),
  };
}
