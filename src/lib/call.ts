/** A non-ok answer: its message is '<status>: <text>' (spec, section 8), its text is for people (rulings 10). */
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

/** What a call carries; `version` is the one that was read, and makes a stale edit a 412 (rulings 27). */
type Load = {
  body?: unknown;
  version?: number | undefined;
  /** Names a call that must not be done twice. */
  key?: string;
  /** Who takes a hold. */
  buyer?: string | null;
  cache?: RequestCache;
  /** What proves the right to an order page (rulings 14). */
  token?: string;
};

/** The one call to the server (spec, section 7). Throws ApiError on a non-ok answer. */
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

/** Asks for what is there. Throws ApiError. */
export const get = <Answer>(path: string) => call<Answer>('GET', path);
/** Has something done or added. Throws ApiError. */
export const post = <Answer>(path: string, body?: unknown) => call<Answer>('POST', path, { body });
/** Changes what is there, in the version that was read. Throws ApiError. */
export const patch = <Answer>(path: string, body: unknown, version?: number) =>
  call<Answer>('PATCH', path, { body, version });
