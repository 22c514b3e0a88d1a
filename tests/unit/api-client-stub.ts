const realFetch = globalThis.fetch;
let requests: { path: string; init: RequestInit }[] = [];

/** Answers every call with a response made by this function, and keeps the calls. */
export function stubFetch(answer: (call: number) => Response): void {
  requests = [];
  globalThis.fetch = async (path, init = {}) => {
    requests.push({ path: String(path), init });
    return answer(requests.length);
  };
}

/** Answers every call of the browser with this. */
export function answerWith(status: number, body: unknown): void {
  stubFetch(() => Response.json(body, { status }));
}

/** Gives the real network back. */
export function restoreFetch(): void {
  globalThis.fetch = realFetch;
}

/** The calls that were made so far, path and options each. */
export function sentRequests() {
  return requests;
}

/** What the calls carried. */
export function sentBodies(): unknown[] {
  return requests.map(({ init }) => JSON.parse(String(init.body)));
}
