import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Answers one request; `ip` is the socket's address. `Response.error()` breaks the connection. */
export type WebHandler = (request: Request, ip: string) => Promise<Response> | Response;

export type WebServer = {
  port: number;
  server: Server;
  /** Stops accepting connections, waits for open answers, closes idle connections. */
  close(): Promise<void>;
};

/** Node's default of five seconds closes connections on which a busy client is just sending. */
const keepAliveMs = 65_000;

/** What is left of a body after the answer is read for so long, because an answer that the client reads late would be lost. */
const lingeringMs = 30_000;

/** The fetch standard lets no Request have these methods. */
const refusedMethods = ['CONNECT', 'TRACE', 'TRACK'];
const allow = 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS';

/** Serves web Requests on a loopback port (0: any free one). Throws if the port is in use. */
export async function serve(port: number, handle: WebHandler): Promise<WebServer> {
  const server = createServer((incoming, outgoing) => void answerNode(incoming, outgoing, handle));
  server.keepAliveTimeout = keepAliveMs;
  // The handler gives a body its time. A head still has a minute.
  server.requestTimeout = 0;
  await listen(server, port);
  return {
    port: (server.address() as AddressInfo).port,
    server,
    close: () => closeServer(server),
  };
}

async function listen(server: Server, port: number): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve);
  });
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const sweep = setInterval(() => server.closeIdleConnections(), 50);
    server.close(() => {
      clearInterval(sweep);
      resolve();
    });
  });
}

/** Converts a request of Node's server for a handler of web Requests. */
export async function answerNode(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  handle: WebHandler,
): Promise<void> {
  outgoing.setHeader('x-content-type-options', 'nosniff');
  if (refusedMethods.includes(incoming.method ?? '')) {
    outgoing.writeHead(405, { allow }).end();
    return;
  }
  const url = addressOfCall(incoming);
  if (!url) {
    outgoing.writeHead(400).end('Bad Request: the host has no valid name');
    return;
  }
  try {
    const request = toRequest(incoming, outgoing, url);
    const response = await handle(request, addressOf(incoming.socket));
    await send(response, outgoing);
  } catch (error) {
    if (!outgoing.destroyed) console.error(error);
    if (outgoing.headersSent) outgoing.destroy();
    else outgoing.writeHead(500).end();
  }
}

function addressOf(socket: Socket): string {
  return (socket.remoteAddress ?? '').replace(/^::ffff:/, '');
}

/** Returns null for a Host that is none: 'a b' or 'shop.example:abc', and 'a@b' or 'a/b', which would be another part of the address. */
function addressOfCall({ url = '/', headers }: IncomingMessage): URL | null {
  const { host = 'localhost' } = headers;
  const path = url.startsWith('/') ? url : '/';
  return /^[\w.:[\]-]+$/.test(host) ? URL.parse(`http://${host}${path}`) : null;
}

function toRequest(incoming: IncomingMessage, outgoing: ServerResponse, url: URL): Request {
  const aborted = new AbortController();
  outgoing.once('close', () => {
    if (!outgoing.writableFinished) aborted.abort();
  });
  const hasBody = incoming.method !== 'GET' && incoming.method !== 'HEAD';
  const init: RequestInit & { duplex: 'half' } = {
    method: incoming.method,
    headers: toHeaders(incoming),
    body: hasBody ? toBody(incoming) : null,
    duplex: 'half',
    signal: aborted.signal,
  };
  return new Request(url, init);
}

/** Reads nothing before the handler does: Node drops what nobody has begun to read, so that the connection goes on. */
function toBody(incoming: IncomingMessage): ReadableStream<Uint8Array> {
  let parts: AsyncIterator<Buffer> | undefined;
  return new ReadableStream(
    {
      async pull(controller) {
        parts ??= incoming.iterator({ destroyOnReturn: false });
        const { done, value } = await parts.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
    },
    { highWaterMark: 0 },
  );
}

function toHeaders(incoming: IncomingMessage): Headers {
  const headers = new Headers();
  for (const [name, values] of Object.entries(incoming.headersDistinct)) {
    for (const value of values ?? []) headers.append(name, value);
  }
  return headers;
}

async function send(response: Response, outgoing: ServerResponse): Promise<void> {
  outgoing.once('finish', () => endLater(outgoing.req));
  if (response.type === 'error') {
    outgoing.destroy();
    return;
  }
  const { 'set-cookie': _, ...headers } = Object.fromEntries(response.headers);
  const cookies = response.headers.getSetCookie();
  if (cookies.length > 0) outgoing.setHeader('set-cookie', cookies);
  outgoing.writeHead(response.status, headers);
  if (!response.body || outgoing.req.method === 'HEAD') {
    void response.body?.cancel();
    outgoing.end();
    return;
  }
  await pipeline(
    Readable.fromWeb(response.body as Parameters<typeof Readable.fromWeb>[0]),
    outgoing,
  );
}

/** Ends a connection whose body still comes after the answer. */
function endLater(incoming: IncomingMessage): void {
  if (incoming.complete) return;
  const end = setTimeout(() => incoming.socket.destroy(), lingeringMs).unref();
  incoming.once('close', () => clearTimeout(end));
}
