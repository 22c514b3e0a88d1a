import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';

export type Call = {
  method?: string;
  path: string;
  /** Sent as JSON; text is sent as it is. */
  body?: unknown;
  headers?: Record<string, string>;
};
export type Reply = {
  status: number;
  error: string;
  body: string;
  headers: IncomingMessage['headers'];
  /** The session cookie as a browser sends it back. */
  cookie: string;
};

/** Calls a shop from a local address of its own: 127.0.0.1 and up are all this machine. */
export function clientAt(shop: { url: string }, localAddress = '127.0.0.1') {
  return async ({ method = 'GET', path, body, headers = {} }: Call): Promise<Reply> => {
    const { port } = new URL(shop.url);
    const json = body === undefined ? {} : { 'content-type': 'application/json' };
    const sentHeaders = { ...json, ...headers };
    const options = { host: '127.0.0.1', port, path, method, headers: sentHeaders, localAddress };
    const sent = request(options).end(typeof body === 'object' ? JSON.stringify(body) : body);
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    const answer = await text(response);
    return {
      status: response.statusCode ?? 0,
      error: errorOf(answer),
      body: answer,
      headers: response.headers,
      cookie: response.headers['set-cookie']?.[0]?.split(';')[0] ?? '',
    };
  };
}

export type Client = ReturnType<typeof clientAt>;

export function sendLogin(call: Client, password: string, username = 'admin'): Promise<Reply> {
  return call({ method: 'POST', path: '/api/admin/login', body: { username, password } });
}

export function checkCookie(call: Client, cookie: string): Promise<Reply> {
  return call({ path: '/api/admin/check-auth', headers: { cookie } });
}

function errorOf(answer: string): string {
  try {
    return (JSON.parse(answer) as { error?: string }).error ?? '';
  } catch {
    return '';
  }
}
