import './english-page.ts';

const realFetch = globalThis.fetch;
let requests: { path: string; init: RequestInit }[] = [];

/** Answers every call with this function's response, and keeps the calls. */
export function stubFetch(answer: (call: number) => Response): void {
  requests = [];
  globalThis.fetch = async (path, init = {}) => {
    requests.push({ path: String(path), init });
    return answer(requests.length);
  };
}

export function answerWith(status: number, body: unknown): void {
  stubFetch(() => Response.json(body, { status }));
}

export function restoreFetch(): void {
  globalThis.fetch = realFetch;
}

/** Returns path and options of each call. */
export function sentRequests() {
  return requests;
}

export function sentBodies(): unknown[] {
  return requests.map(({ init }) => JSON.parse(String(init.body)));
}
