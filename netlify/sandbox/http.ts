import { serve } from '../node/web-server.ts';

export type Call = { request: Request; params: Record<string, string> };
/** `Response.error()` breaks the connection. */
export type Handler = (call: Call) => Response | Promise<Response>;
/** Handlers by 'METHOD /path/:parameter'. */
export type Routes = Record<string, Handler>;

/** Opens a server on the loopback address. Calls wait until `start` gives it its routes, which contain its own address. */
export async function openServer(port: number) {
  const { promise: routes, resolve: start } = Promise.withResolvers<Routes>();
  const server = await serve(port, async (request) => dispatch(await routes, request));
  return {
    url: `http://localhost:${server.port}`,
    start,
    close() {
      const closed = server.close();
      server.server.closeAllConnections();
      return closed;
    },
  };
}

/** Returns the answer of the first route that matches, or a 404 when none does. */
export async function dispatch(routes: Routes, request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  for (const [pattern, handle] of Object.entries(routes)) {
    const params = matchRoute(pattern, `${request.method} ${pathname}`);
    if (params) return handle({ request, params });
  }
  return Response.json({ error: `Nothing at ${request.method} ${pathname}` }, { status: 404 });
}

/** Refuses calls that a browser sends for a page of another origin: they would work on the machine of whoever looks at that page. */
export function forOwnPages(routes: Routes, origin: string): Routes {
  const guarded = Object.entries(routes).map(([pattern, handle]): [string, Handler] => [
    pattern,
    (call) => (isForeign(call.request, origin) ? refusal() : handle(call)),
  ]);
  return Object.fromEntries(guarded);
}

function isForeign({ headers }: Request, own: string): boolean {
  const origin = headers.get('origin');
  const isCrossSite = headers.get('sec-fetch-site') === 'cross-site';
  return isCrossSite || (origin !== null && origin !== own);
}

function refusal(): Response {
  return new Response('A page of another origin may not call this.\n', { status: 403 });
}

function matchRoute(pattern: string, path: string): Record<string, string> | null {
  const wanted = pattern.split('/');
  const segments = path.split('/');
  if (wanted.length !== segments.length) return null;
  const params: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const value = segments[index] ?? '';
    if (part.startsWith(':') && value) params[part.slice(1)] = decodeURIComponent(value);
    else if (part !== value) return null;
  }
  return params;
}
