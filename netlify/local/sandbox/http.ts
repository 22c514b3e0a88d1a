import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { keepAliveMs } from '../platform/web-server.ts';

/** `null` hangs up without an answer. */
export type Answer = Response | null;
export type Call = { request: Request; params: Record<string, string> };
export type Handler = (call: Call) => Answer | Promise<Answer>;
/** Handlers by 'METHOD /path/:parameter'. */
export type Routes = Record<string, Handler>;

/** A server on the loopback address; `start` gives it its routes once its own address is known. */
export async function openServer(port: number) {
  const server = createServer();
  server.keepAliveTimeout = keepAliveMs;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve);
  });
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;
  return {
    url,
    start(routes: Routes) {
      server.on('request', (incoming, outgoing) => void serve({ url, routes }, incoming, outgoing));
    },
    close() {
      server.closeAllConnections();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

type Site = { url: string; routes: Routes };

async function serve(site: Site, incoming: IncomingMessage, outgoing: ServerResponse) {
  try {
    const answer = await dispatch(site.routes, await toRequest(site.url, incoming));
    if (!answer) return void incoming.socket.destroy();
    outgoing.writeHead(answer.status, Object.fromEntries(answer.headers));
    outgoing.end(Buffer.from(await answer.arrayBuffer()));
  } catch (error) {
    console.error(error);
    outgoing.writeHead(500).end('The sandbox itself is broken; see its output.');
  }
}

async function toRequest(url: string, incoming: IncomingMessage): Promise<Request> {
  const { method = 'GET', headers } = incoming;
  const hasBody = method !== 'GET' && method !== 'HEAD';
  return new Request(new URL(incoming.url ?? '/', url), {
    method,
    headers: Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name, String(value)]),
    ),
    body: hasBody ? await text(incoming) : null,
  });
}

/** The answer of the first route that matches; 404 when none does. */
export async function dispatch(routes: Routes, request: Request): Promise<Answer> {
  const { pathname } = new URL(request.url);
  for (const [pattern, handle] of Object.entries(routes)) {
    const params = matchRoute(pattern, `${request.method} ${pathname}`);
    if (params) return handle({ request, params });
  }
  return Response.json({ error: `Nothing at ${request.method} ${pathname}` }, { status: 404 });
}

function matchRoute(pattern: string, path: string): Record<string, string> | null {
  const wanted = pattern.split('/');
  const found = path.split('/');
  if (wanted.length !== found.length) return null;
  const params: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const value = found[index] ?? '';
    if (part.startsWith(':') && value) params[part.slice(1)] = decodeURIComponent(value);
    else if (part !== value) return null;
  }
  return params;
}
