import {
  liveSandboxKeys,
  rightsOfKey,
  sandboxPublishableKey,
  sandboxSecretKey,
} from '../../keys.ts';
import type { ApiCall } from '../call/api-call.ts';
import { StripeFailure } from '../call/failure.ts';
import { requireRight } from './rights.ts';

type Access = Pick<ApiCall, 'access' | 'livemode'>;

/** Returns kind and mode of the request's key (Bearer, or Basic with the key as user name). Throws 401, 403. */
export function readAccess(request: Request): Access {
  const key = readKey(request.headers.get('authorization') ?? '');
  const access = accessOfKeys[key];
  if (access) return access;
  const rights = rightsOfKey(key);
  if (rights) {
    requireRight(rights, request);
    return { access: 'secret', livemode: false };
  }
  throw new StripeFailure(401, {
    type: 'invalid_request_error',
    message: key
      ? `Invalid API Key provided: ${key.slice(0, 8)}****`
      : 'You did not provide an API key. Send it as a Bearer token in the Authorization header.',
  });
}

const accessOfKeys: Record<string, Access> = {
  [sandboxSecretKey]: { access: 'secret', livemode: false },
  [sandboxPublishableKey]: { access: 'publishable', livemode: false },
  [liveSandboxKeys.secret]: { access: 'secret', livemode: true },
  [liveSandboxKeys.publishable]: { access: 'publishable', livemode: true },
};

/** Throws 403: most calls are for the secret key alone. */
export function requireSecret(access: ApiCall['access']): void {
  if (access === 'secret') return;
  throw new StripeFailure(403, {
    type: 'invalid_request_error',
    code: 'secret_key_required',
    message:
      'This API call cannot be made with a publishable API key. Please use a secret API key.',
  });
}

function readKey(authorization: string): string {
  const [scheme, credentials = ''] = authorization.split(' ');
  if (scheme === 'Bearer') return credentials;
  return scheme === 'Basic' ? (atob(credentials).split(':')[0] ?? '') : '';
}
