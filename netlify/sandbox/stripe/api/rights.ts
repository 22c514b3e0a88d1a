import type { ApiCall } from '../call/api-call.ts';
import { noSuch, StripeFailure } from '../call/failure.ts';

/** Throws 403 unless the restricted key may make this call; `resource:write` includes reading. */
export function requireRight(rights: string[], { method, url }: Request): void {
  const [, , , resource = ''] = new URL(url).pathname.split('/');
  const access = method === 'GET' ? 'read' : 'write';
  if (rights.includes(`${resource}:${access}`) || rights.includes(`${resource}:write`)) return;
  throw new StripeFailure(403, {
    type: 'invalid_request_error',
    message:
      'The provided key does not have the required permissions for this endpoint. Having the ' +
      `'rak_${resource.replace(/s$/, '')}_${access}' permission would allow this request to continue.`,
  });
}

/** Throws 404 for objects that the shop never changes: it calls with an unknown id only, to try the rights of its key. */
export const refuseUnknown =
  (kind: string) =>
  ({ id }: ApiCall): never => {
    throw noSuch(kind, id);
  };
