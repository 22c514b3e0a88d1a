import type { AnswerTo, AnyName, BodyOf, JsonName, ParamsOf, QueryOf } from '#shared/calls/by-name';
import { pageLanguage } from '../words/page-language.ts';
import { readAnswer } from './call.ts';

/** `version` goes into If-Match: a stale edit gets 412. `key`: Idempotency-Key. `token`: of an order. */
type Rules = {
  version?: number;
  key?: string;
  token?: string;
  headers?: Record<string, string>;
};
export type Address<Name extends AnyName> = ParamsOf<Name> & QueryOf<Name>;
type Given<Name extends AnyName> = Address<Name> & BodyOf<Name> & Rules;
/** Nothing has to be given to a call without parameters and body. */
type Optional<Type> = {} extends Type ? [given?: Type] : [given: Type];

/** Sends one call of the server. Throws ApiError for an answer that is not ok. */
export async function send<Name extends JsonName>(
  name: Name,
  ...[options]: Optional<Given<Name>>
): Promise<AnswerTo<Name>> {
  const { method, path } = addressOf(name, options);
  const { body, version, key, token, headers }: { body?: unknown } & Rules = options ?? {};
  return readAnswer(
    await fetch(path, {
      method,
      credentials: 'include',
      headers: {
        'accept-language': pageLanguage(),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
        ...(version !== undefined && { 'if-match': `"${version}"` }),
        ...(key && { 'idempotency-key': key }),
        ...headers,
      },
      body: JSON.stringify(body),
    }),
  );
}

export function addressOf<Name extends AnyName>(name: Name, address?: Address<Name>) {
  const [method = '', path = ''] = name.split(' ');
  const {
    params = {},
    query,
  }: { params?: Record<string, string>; query?: Record<string, string> } = address ?? {};
  const filled = path.replace(/:(\w+)/g, (_, param: string) => encodeURIComponent(params[param]!));
  const search = String(new URLSearchParams(query));
  return { method, path: search ? `${filled}?${search}` : filled };
}
