import { siteBuiltAt } from '../fixtures/publishing/site-version.ts';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { BundledFunction } from '../../netlify/build/prepared-functions.ts';
import { createRouter } from '../../netlify/server/platform/functions/function-routes.ts';
import { serve, type WebServer } from '../../netlify/node/web-server.ts';
import { startFunction, type FunctionProcess } from './function-process.ts';
import { toLambdaEvent, type BlobsInfo } from './lambda-event.ts';
import { readZip } from './zip.ts';

/** A function in the manifest of netlify-build; `path` is its zip. */
export type ZippedFunction = BundledFunction & { path: string };

type Options = {
  functions: ZippedFunction[];
  /** The folder for unpacked zips; emptied first. */
  folder: string;
  context: string;
  env: Record<string, string>;
  hosts: Record<string, string>;
  blobs: BlobsInfo;
  /** Changes an unpacked function before it starts. */
  prepare?: ((folder: string, name: string) => void) | undefined;
};

const someAddress = '203.0.113.9';

/** Reads the manifest of the functions that netlify-build packed. */
export function readFunctions(project: string): ZippedFunction[] {
  const file = join(project, '.netlify/functions/manifest.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as { functions: ZippedFunction[] };
  return manifest.functions;
}

/** Stands in for Netlify's edge: passes requests to functions, each in its own process from its first call. */
export function openEdge(options: Options) {
  rmSync(options.folder, { recursive: true, force: true });
  const started = new Map<string, Promise<FunctionProcess>>();
  const servers: WebServer[] = [];
  const match = createRouter(options.functions);
  let isPublished: boolean | null = options.context === 'production';
  let site = siteBuiltAt(new Date());

  /** Calls a function by name; waits for its answer and for the work after it. */
  async function call(name: string, request: Request, ip = someAddress): Promise<Response> {
    const { context, blobs } = options;
    const route = findRoute(options.functions, name, request);
    const running = started.get(name) ?? startUnpacked(options, name);
    started.set(name, running);
    const caller = { ip, context, isPublished, blobs, name, route };
    const event = await toLambdaEvent(request, caller);
    const { answer, whenOver } = (await running).call(event);
    const response = await answer;
    await whenOver;
    return response;
  }

  return {
    call,
    /**
     * Sets whether the deploy of the functions is the published one. Netlify keeps functions of replaced deploys. Null: it does not say.
     */
    setPublished(isLive: boolean | null) {
      isPublished = isLive;
    },
    /** Publishes a build, whose pages visitors then see. */
    publish(time: Date) {
      site = siteBuiltAt(time);
    },
    /** Returns the address at which functions see this caller. */
    async openFor(ip: string): Promise<string> {
      const server = await serve(0, async (request) => {
        const { pathname } = new URL(request.url);
        if (pathname === '/version.json') return Response.json(site);
        const found = match(request.method, pathname);
        if (!found) return new Response(null, { status: 404 });
        const response = await call(found.name, request, ip);
        return found.name.endsWith('-background') ? new Response(null, { status: 202 }) : response;
      });
      servers.push(server);
      return `http://127.0.0.1:${server.port}`;
    },
    async outputs(): Promise<string[]> {
      return (await Promise.all(started.values())).map((running) => running.output());
    },
    async close() {
      await Promise.all(servers.map((server) => server.close()));
      for (const running of await Promise.allSettled(started.values())) {
        if (running.status === 'fulfilled') running.value.close();
      }
    },
  };
}

/** Returns the pattern of a function's path, from which the bootstrap reads its parameters. */
function findRoute(functions: ZippedFunction[], name: string, { url }: Request) {
  const { pathname } = new URL(url);
  const routes = functions.find((one) => one.name === name)?.routes ?? [];
  return routes.find(({ pattern }) => new URLPattern({ pathname: pattern }).test({ pathname }))
    ?.pattern;
}

async function startUnpacked(options: Options, name: string): Promise<FunctionProcess> {
  const { functions, env, hosts, prepare } = options;
  const zip = functions.find((one) => one.name === name)?.path ?? '';
  const folder = join(options.folder, name);
  for (const [path, content] of readZip(zip)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  prepare?.(folder, name);
  return startFunction({ folder, env, hosts });
}
