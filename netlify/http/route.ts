import type { Call, CallName, Calls } from '#shared/calls/call';
import { HttpError } from '../errors.ts';

/** `params` throws 400 for a malformed escape. */
type Found = { name: CallName; rules: Call; params: () => Record<string, string> };

/** Finds the call of a request by its method and path. Throws 404, and 405 with `Allow`. */
export function createFinder(table: Calls): (request: Request) => Found {
  const routes = Object.entries(table).map(([name, rules]) => {
    const [method = '', path = ''] = name.split(' ');
    const pattern = new RegExp(`^${path.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')}/?$`);
    return { name: name as CallName, method, pattern, rules };
  });

  return ({ method, url }) => {
    const { pathname } = new URL(url);
    const here = routes.filter(({ pattern }) => pattern.test(pathname));
    if (here.length === 0) throw new HttpError(404, 'There is nothing here');
    const routeMethod = method === 'HEAD' ? 'GET' : method;
    const match = here.find((route) => route.method === routeMethod);
    if (match) return { ...match, params: () => decode(match.pattern.exec(pathname)?.groups) };
    const allow = here.map((route) => route.method).join(', ');
    throw new HttpError(405, `Use ${allow} here`, { allow });
  };
}

function decode(groups: Record<string, string> = {}): Record<string, string> {
  try {
    const decoded = Object.entries(groups).map(([name, text]) => [name, decodeURIComponent(text)]);
    return Object.fromEntries(decoded) as Record<string, string>;
  } catch {
    throw new HttpError(400, 'The address of this request is malformed');
  }
}
