import { dev, type AstroIntegration } from 'astro';
import { startBackend, type Backend } from '../../server/shop/backend.ts';
import type { LocalEnvironment } from '../settings/environment.ts';
import { createImages, imagesPath } from '../../server/platform/site/image-variants.ts';
import { listen } from '../../server/shop/listen.ts';
import { standIns } from './stand-ins.ts';
import { isWellFormed } from '../../server/platform/site/well-formed.ts';
import { answerNode, type WebHandler } from '../../node/web-server.ts';

type SetUp = Parameters<NonNullable<AstroIntegration['hooks']['astro:server:setup']>>[0];
type Refresh = () => Promise<void>;

const functionSources = /\/netlify\/(functions|http|ports|use-cases|env\.ts)|\/src\/shared\//;

/** Serves the shop under Astro's development server: pages reload when a file or the store changes. */
export async function startDevShop(project: string, environment: LocalEnvironment) {
  const { settings } = environment;
  let refresh: Refresh = async () => {};
  const backend = await startBackend({
    project,
    environment,
    surroundings: standIns(environment),
    build: () => refresh(),
  });
  Object.assign(process.env, environment.variables);
  const handle = createHandler(backend, environment);
  const integration: AstroIntegration = {
    name: 'shop-backend',
    hooks: {
      'astro:server:setup': (setUp) => {
        refresh = () => refreshPages(setUp);
        answerBackend(setUp, handle);
        reloadOnChange(setUp, backend);
      },
    },
  };
  const server = await listen('PORT', settings.port, (port) =>
    dev({
      root: project,
      integrations: [integration],
      server: { port, host: '127.0.0.1' },
      vite: { server: { strictPort: true } },
      logLevel: 'warn',
    }),
  );
  return {
    async close() {
      await server.stop();
      await backend.close();
    },
  };
}

/** Answers functions and pictures as in production; null for Astro. */
function createHandler(backend: Backend, { settings }: LocalEnvironment) {
  const origin = `http://127.0.0.1:${settings.port}`;
  const images = createImages(settings.dataDir, origin);
  return (method: string, pathname: string): WebHandler | null => {
    if (pathname === imagesPath) {
      return async (request, ip) => images(request, await versionOf(request, origin), ip);
    }
    const match = backend.functions().match(method, pathname);
    return match && ((request, ip) => backend.functions().call(match, request, ip));
  };
}

async function versionOf(request: Request, origin: string): Promise<string> {
  const source = new URL(new URL(request.url).searchParams.get('url') ?? '/', origin);
  if (source.origin !== origin) return '';
  const { headers } = await fetch(source, { method: 'HEAD' });
  return headers.get('etag') ?? '';
}

function answerBackend({ server }: SetUp, find: ReturnType<typeof createHandler>): void {
  server.middlewares.use((incoming, outgoing, next) => {
    const { pathname } = new URL(incoming.url ?? '/', 'http://localhost');
    // Astro's development server answers 500 to a malformed escape.
    if (!isWellFormed(pathname)) return void outgoing.writeHead(404).end('Not Found');
    const handle = find(incoming.method ?? 'GET', pathname);
    if (!handle) return next();
    void answerNode(incoming, outgoing, handle);
  });
}

async function refreshPages({ server, refreshContent }: SetUp): Promise<void> {
  await refreshContent?.({});
  server.ws.send({ type: 'full-reload' });
}

function reloadOnChange({ server }: SetUp, backend: Backend): void {
  server.watcher.on('all', (_event, file) => {
    if (functionSources.test(file)) backend.reloadFunctions().catch(console.error);
  });
}
