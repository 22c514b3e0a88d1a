import { pathToFileURL } from 'node:url';
import { bundlePath, readManifest } from '../../../build/prepared-functions.ts';
import { createContext, type Handler } from './function-context.ts';
import { createCookies } from './function-cookies.ts';
import { createRouter, type FunctionMatch } from './function-routes.ts';
import { networkOf } from '../../../keyed-hash.ts';
import { busy, createFairPlaces } from '../works-at-once.ts';
import { runSchedules } from './schedules.ts';
import { createBodies, type BodyRules } from './whole-request.ts';

export type FunctionsHost = {
  match(method: string, pathname: string): FunctionMatch | null;
  call(match: FunctionMatch, request: Request, ip: string): Promise<Response>;
  /** Runs a scheduled function now and answers at its end; 404 for an unknown name. */
  runScheduled(name: string): Promise<Response>;
  /** Runs the schedules that became due since the last look, and waits for them. */
  catchUpSchedules(): Promise<void>;
  /** Counts open calls and work that continues after an answer. */
  countRunning(): number;
  /** Stops the schedules and waits for running work. */
  close(): Promise<void>;
};

/** Schedules and builds run by themselves, or only on request. */
export type Pace = 'by-itself' | 'on-request';
type Options = { folder: string; siteUrl: string; pace: Pace };

/**
 * At Netlify every call has a process of its own. Here they share one: further calls wait before their time begins, because none of
 * hundreds at once would end within it.
 */
export const callsAtOnce = 20;
/** Of one network, among which the places go in turn. */
const mostWaiting = 1000;
/** docs.netlify.com/build/functions/overview: a synchronous call ends after this time. */
const longestCallMs = 60_000;

/** Runs the bundled functions of a folder in this process, by Netlify's manifest. */
export function createFunctionsHost({ folder, siteUrl, pace }: Options): FunctionsHost {
  const functions = new Map(readManifest(folder).map((bundled) => [bundled.name, bundled]));
  const { track, settle, count } = trackWork();
  const places = createFairPlaces(callsAtOnce, mostWaiting);
  const readWhole = createBodies();
  const loaded = new Map<string, Promise<Handler | null>>();

  /** Waits for all functions that are being loaded: one that loads occupies the process, and takes the time of open calls. */
  async function load(name: string): Promise<Handler | null> {
    if (!loaded.has(name)) loaded.set(name, importHandler(bundlePath(folder, name)));
    let waitedFor: number;
    do {
      waitedFor = loaded.size;
      await Promise.allSettled(loaded.values());
    } while (waitedFor < loaded.size);
    return loaded.get(name)!;
  }

  /** Adds to `later` what continues after the answer. */
  async function invoke(
    { name, params }: FunctionMatch,
    request: Request,
    ip: string,
    later: Promise<unknown>[] = [],
  ) {
    const handler = await load(name);
    if (!handler) return new Response(null, { status: 404 });
    const { context, applyTo } = createContext({
      request,
      params,
      ip,
      siteUrl,
      waitUntil: (work) => void later.push(track(work)),
    });
    return applyTo((await handler(request, context)) ?? new Response(null, { status: 204 }));
  }

  async function call(match: FunctionMatch, request: Request, ip: string): Promise<Response> {
    const whole = await readWhole(request, ip, await bodyRulesOf(match, request));
    if (whole instanceof Response) return whole;
    if (match.name.endsWith('-background')) {
      void track(invoke(match, whole.request, ip).finally(whole.free));
      return new Response(null, { status: 202 });
    }
    const answer = invokeInTurn(match, whole.request, ip).finally(whole.free);
    void track(answer.catch(() => {}));
    if (whole.isCut) (await answer).headers.set('connection', 'close');
    return answer;
  }

  /** Reads nothing for a function that names no rules, or that refuses the call without its body. */
  async function bodyRulesOf({ name }: FunctionMatch, request: Request): Promise<BodyRules> {
    const rules = request.body && (await load(name))?.bodyRules?.(request, createCookies(request));
    return (await rules?.catch(() => null)) ?? { largest: 0, hasSession: false };
  }

  async function invokeInTurn(match: FunctionMatch, request: Request, ip: string) {
    const giveBack = await places.take(networkOf(ip));
    if (!giveBack) return busy();
    const end = setTimeout(giveBack, longestCallMs).unref();
    const later: Promise<unknown>[] = [];
    try {
      return await invoke(match, request, ip, later);
    } finally {
      void Promise.all(later)
        .then(giveBack)
        .finally(() => clearTimeout(end));
    }
  }

  async function runScheduled(name: string): Promise<Response> {
    if (!functions.get(name)?.schedule) return new Response(null, { status: 404 });
    const request = new Request(`${siteUrl}/.netlify/functions/${name}`, {
      method: 'POST',
      body: JSON.stringify({ next_run: new Date().toISOString() }),
    });
    return invoke({ name, params: {} }, request, '127.0.0.1');
  }

  const clocked = pace === 'by-itself' ? [...functions.values()] : [];
  const running = runSchedules(clocked, (name) => track(runScheduled(name)));
  return {
    match: createRouter([...functions.values()]),
    call,
    runScheduled,
    catchUpSchedules: running.catchUp,
    countRunning: count,
    close: async () => {
      running.stop();
      await settle();
    },
  };
}

function trackWork() {
  const running = new Set<Promise<unknown>>();
  return {
    /** Resolves at the end of the work; logs its failure. */
    track(work: Promise<unknown>): Promise<unknown> {
      const settled = work.catch(console.error).finally(() => running.delete(settled));
      running.add(settled);
      return settled;
    },
    settle: () => Promise.all(running),
    count: () => running.size,
  };
}

/** Imports the function at its first call. Returns null for one that only handles Netlify's events. */
async function importHandler(file: string): Promise<Handler | null> {
  const module = (await import(pathToFileURL(file).href)) as { default: Handler | object };
  return typeof module.default === 'function' ? (module.default as Handler) : null;
}
