import { setTimeout as wait } from 'node:timers/promises';

type Value = unknown;
/** The key of an element's reference in the W3C protocol. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';
const startWithinMs = 20_000;

export type Session = Awaited<ReturnType<typeof startSession>>;

/** Starts a session of a W3C WebDriver server; https://www.w3.org/TR/webdriver2/. */
export async function startSession(server: string, capabilities: object) {
  await waitUntilReady(server);
  const { sessionId, capabilities: given } = (await send(server, 'POST', '/session', {
    capabilities: { alwaysMatch: capabilities },
  })) as { sessionId: string; capabilities: { browserVersion: string } };
  const post = (path: string, body: object = {}) =>
    send(server, 'POST', `/session/${sessionId}${path}`, body);
  const run = (script: string, ...args: unknown[]) => post('/execute/sync', { script, args });
  return {
    version: given.browserVersion,
    post,
    get: (path: string) => send(server, 'GET', `/session/${sessionId}${path}`),
    call: (code: (...input: never[]) => unknown, ...args: unknown[]) =>
      run(`return (${code.toString()})(...arguments)`, ...args),
    end: () => send(server, 'DELETE', `/session/${sessionId}`),
  };
}

export function elementIn(value: Value): string | null {
  return (value as Record<string, string> | null)?.[elementKey] ?? null;
}

export function referTo(element: string): object {
  return { [elementKey]: element };
}

async function waitUntilReady(server: string): Promise<void> {
  const endsAt = Date.now() + startWithinMs;
  for (;;) {
    const answer = await fetch(`${server}/status`).catch(() => null);
    if (answer?.ok) return;
    if (Date.now() > endsAt) throw new Error('The WebDriver server did not start');
    await wait(100);
  }
}

async function send(server: string, method: string, path: string, body?: object): Promise<Value> {
  const response = await fetch(server + path, {
    method,
    ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
  const { value } = (await response.json()) as { value: Value };
  if (response.ok) return value;
  const { error, message } = value as { error: string; message: string };
  throw new Error(`${method} ${path.replace(/^\/session\/[^/]+/, '')}: ${error}, ${message}`);
}
