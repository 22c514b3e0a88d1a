import { randomUUID } from 'node:crypto';
import type { Context } from '@netlify/functions';
import { createCookies } from './function-cookies.ts';
import type { BodyRules } from './whole-request.ts';

/** `bodyRules` is that of `netlify/http/endpoint.ts`, which throws what the call answers without a body. */
export type Handler = {
  (request: Request, context: Context): Promise<Response | undefined>;
  bodyRules?: (request: Request, cookies: Pick<Context, 'cookies'>) => Promise<BodyRules>;
};

type Call = {
  request: Request;
  params: Record<string, string>;
  ip: string;
  siteUrl: string;
  waitUntil(work: Promise<unknown>): void;
};

/** Creates the Context of one call. `applyTo` adds its cookies to the answer. */
export function createContext({ request, params, ip, siteUrl, waitUntil }: Call) {
  const { cookies, applyTo } = createCookies(request);
  const context: Context = {
    account: { id: 'local' },
    cookies,
    deploy: { context: 'production', id: 'local', published: true },
    geo: {},
    ip,
    json: (value) => Response.json(value),
    log: console.log,
    next: () => refuse('next'),
    params,
    rewrite: () => refuse('rewrite'),
    requestId: randomUUID(),
    server: { region: 'local' },
    site: { id: 'local', name: 'atelye', url: siteUrl },
    url: new URL(request.url),
    waitUntil,
  };
  return { context, applyTo };
}

function refuse(method: string): never {
  throw new Error(`context.${method} belongs to edge functions`);
}
