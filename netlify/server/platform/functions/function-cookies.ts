import type { Context } from '@netlify/functions';

type Cookies = Context['cookies'];
type Cookie = Cookies['set'] extends {
  (cookie: infer One): void;
  (name: string, value: string): void;
}
  ? One
  : never;

/** Creates the cookies of one call. `applyTo` adds the new ones to the answer. */
export function createCookies(request: Request) {
  const sent = readCookies(request.headers.get('cookie') ?? '');
  const changed: string[] = [];
  const cookies: Cookies = {
    get: (name) => sent.get(name) as string,
    set: (cookie: Cookie | string, value: string = '') => {
      changed.push(writeCookie(typeof cookie === 'string' ? { name: cookie, value } : cookie));
    },
    delete: (input) => {
      const cookie = typeof input === 'string' ? { name: input } : input;
      changed.push(writeCookie({ ...cookie, value: '', expires: new Date(0) }));
    },
  };
  const applyTo = (response: Response): Response => {
    if (changed.length === 0) return response;
    const answer = new Response(response.body, response);
    for (const cookie of changed) answer.headers.append('set-cookie', cookie);
    return answer;
  };
  return { cookies, applyTo };
}

function readCookies(header: string): Map<string, string> {
  const pairs = header.split(';').map((pair) => {
    const [name = '', ...value] = pair.split('=');
    return [name.trim(), value.join('=').trim()] as const;
  });
  return new Map(pairs.filter(([name]) => name !== ''));
}

function writeCookie(cookie: Cookie): string {
  const parts = [`${cookie.name}=${cookie.value}`];
  if (cookie.expires !== undefined) parts.push(`Expires=${new Date(cookie.expires).toUTCString()}`);
  if (cookie.maxAge !== undefined) parts.push(`Max-Age=${cookie.maxAge}`);
  if (cookie.domain) parts.push(`Domain=${cookie.domain}`);
  if (cookie.path) parts.push(`Path=${cookie.path}`);
  if (cookie.secure) parts.push('Secure');
  if (cookie.httpOnly) parts.push('HttpOnly');
  if (cookie.sameSite) parts.push(`SameSite=${cookie.sameSite}`);
  return parts.join('; ');
}
