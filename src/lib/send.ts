import { readAnswer } from './call.ts';
import { pageLanguage } from '../words/page-language.ts';

/** `version` goes into If-Match: a stale edit gets 412. */
type Load = {
  body?: unknown;
  version?: number | undefined;
  key?: string;
  headers?: Record<string, string>;
  cache?: RequestCache;
  token?: string;
};

/** Throws ApiError for an answer that is not ok. */
export async function call<Answer>(method: string, path: string, load: Load = {}): Promise<Answer> {
  const request: RequestInit = {
    method,
    credentials: 'include',
    headers: { 'accept-language': pageLanguage() },
  };
  if (load.cache) request.cache = load.cache;
  if (load.token) request.headers = { ...request.headers, authorization: `Bearer ${load.token}` };
  if (load.body !== undefined) {
    request.headers = { ...request.headers, 'content-type': 'application/json', ...rulesOf(load) };
    request.body = JSON.stringify(load.body);
  }
  return readAnswer<Answer>(await fetch(path, request));
}

function rulesOf({ version, key, headers }: Load): Record<string, string> {
  return {
    ...(version !== undefined && { 'if-match': `"${version}"` }),
    ...(key && { 'idempotency-key': key }),
    ...headers,
  };
}

export const post = <Answer>(path: string, body?: unknown) => call<Answer>('POST', path, { body });
export const patch = <Answer>(path: string, body: unknown, version?: number) =>
  call<Answer>('PATCH', path, { body, version });
