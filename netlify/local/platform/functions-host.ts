import { pathToFileURL } from 'node:url';
import { bundlePath, readManifest } from '../../build/prepared-functions.ts';
import { createContext, type Handler } from './function-context.ts';
import { createRouter, type FunctionMatch } from './function-routes.ts';
import { runSchedules } from './schedules.ts';

export type FunctionsHost = {
  match(method: string, pathname: string): FunctionMatch | null;
  call(match: FunctionMatch, request: Request, ip: string): Promise<Response>;
  /** Runs a scheduled function now and answers when it is done; 404 when there is none of that name (rulings 33). */
  runScheduled(name: string): Promise<Response>;
  /** Stops the schedules and waits for what functions left running. */
  close(): Promise<void>;
};

/** Runs the bundled functions of a folder in this process, as Netlify's manifest of them says (design, section 3). */
export function createFunctionsHost(folder: string, siteUrl: string): FunctionsHost {
  const functions = new Map(readManifest(folder).map((one) => [one.name, one]));
  const { track, settle } = trackWork();

  async function invoke({ name, params }: FunctionMatch, request: Request, ip: string) {
    const handler = await importHandler(bundlePath(folder, name));
    if (!handler) return new Response(null, { status: 404 });
    const { context, applyTo } = createContext({ request, params, ip, siteUrl, waitUntil: track });
    return applyTo((await handler(request, context)) ?? new Response(null, { status: 204 }));
  }

  async function call(match: FunctionMatch, request: Request, ip: string): Promise<Response> {
    if (!match.name.endsWith('-background')) return invoke(match, request, ip);
    track(invoke(match, request, ip));
    return new Response(null, { status: 202 });
  }

  async function runScheduled(name: string): Promise<Response> {
    if (!functions.get(name)?.schedule) return new Response(null, { status: 404 });
    const request = new Request(`${siteUrl}/.netlify/functions/${name}`, {
      method: 'POST',
      body: JSON.stringify({ next_run: new Date().toISOString() }),
    });
    return invoke({ name, params: {} }, request, '127.0.0.1');
  }

  const schedules = runSchedules([...functions.values()], (name) => track(runScheduled(name)));
  return {
    match: createRouter([...functions.values()]),
    call,
    runScheduled,
    close: async () => {
      schedules.stop();
      await settle();
    },
  };
}

/** What runs on after its call was answered. */
function trackWork() {
  const running = new Set<Promise<unknown>>();
  return {
    track(work: Promise<unknown>): void {
      const settled = work.catch(console.error).finally(() => running.delete(settled));
      running.add(settled);
    },
    settle: () => Promise.all(running),
  };
}

/** Loaded at the first call and kept by Node's own cache; null for one that only handles Netlify's events. */
async function importHandler(file: string): Promise<Handler | null> {
  const module = (await import(pathToFileURL(file).href)) as { default: Handler | object };
  return typeof module.default === 'function' ? (module.default as Handler) : null;
}
