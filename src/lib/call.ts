/** `message` is '<status>: <text>'; people see the text (rule 32). */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly status: number;
  readonly text: string;

  constructor(status: number, body: string, statusText: string) {
    super(`${status}: ${body || statusText}`);
    this.status = status;
    this.text = errorIn(body) ?? (body || statusText);
  }
}

function errorIn(body: string): string | undefined {
  try {
    const { error } = JSON.parse(body) as { error?: unknown };
    return typeof error === 'string' ? error : undefined;
  } catch {
    return undefined;
  }
}

/** `version` goes into If-Match: a stale edit gets 412. */
type Load = {
  body?: unknown;
  version?: number | undefined;
  key?: string;
  buyer?: string | null;
  cache?: RequestCache;
  token?: string;
};

/** Throws ApiError for an answer that is not ok. */
export async function call<Answer>(method: string, path: string, load: Load = {}): Promise<Answer> {
  const request: RequestInit = { method, credentials: 'include' };
  if (load.cache) request.cache = load.cache;
  if (load.token) request.headers = { authorization: `Bearer ${load.token}` };
  if (load.body !== undefined) {
    request.headers = { ...request.headers, 'content-type': 'application/json', ...rulesOf(load) };
    request.body = JSON.stringify(load.body);
  }
  const response = await fetch(path, request);
  const text = await response.text();
  if (!response.ok) throw new ApiError(response.status, text, response.statusText);
  return (text ? JSON.parse(text) : undefined) as Answer;
}

function rulesOf({ version, key, buyer }: Load): Record<string, string> {
  return {
    ...(version && { 'if-match': `"${version}"` }),
    ...(key && { 'idempotency-key': key }),
    ...(buyer && { 'buyer-key': buyer }),
  };
}

export const get = <Answer>(path: string) => call<Answer>('GET', path);
export const post = <Answer>(path: string, body?: unknown) => call<Answer>('POST', path, { body });
export const patch = <Answer>(path: string, body: unknown, version?: number) =>
  call<Answer>('PATCH', path, { body, version });
