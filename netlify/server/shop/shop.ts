import type { CreateBuilder } from '../../build/site-builder.ts';
import { startBackend, type Backend, type Surroundings } from './backend.ts';
import type { Pace } from '../platform/functions/functions-host.ts';
import type { BuildHook } from '../platform/site/build-hook.ts';
import type { ShopEnvironment } from '../settings.ts';
import { createImages } from '../platform/site/image-variants.ts';
import { listen } from './listen.ts';
import { createSiteBuilds, type SiteRecord } from '../platform/site/site-builds.ts';
import { createSiteHost } from '../platform/site/site-host.ts';
import { openStaticSite, type StaticSite } from '../platform/site/static-site.ts';
import { serve, type WebHandler } from '../../node/web-server.ts';

/** A shop that runs longer will need a builder; one that ends at once, as in a test, will not. */
const warmAfterMs = 8000;

type Options = {
  project: string;
  environment: ShopEnvironment;
  surroundings: Surroundings;
  /** Stands before the shop's own answers. */
  front?: (handle: WebHandler, store: Backend['store']) => WebHandler;
  signal: AbortSignal;
  pace: Pace;
  createBuilder: CreateBuilder;
};

/** Starts the shop of one machine with its production build. Throws the reason of a failure. */
export async function startShop({
  project,
  environment,
  surroundings,
  front = (answer) => answer,
  signal,
  pace,
  createBuilder,
}: Options) {
  const { settings, variables } = environment;
  // Calls wait for the start: a front server that tries again would not try again after an answer.
  const ready = Promise.withResolvers<WebHandler>();
  const server = await listen('PORT', settings.port, (port) =>
    serve(port, async (request, ip) => (await ready.promise)(request, ip)),
  );
  const builder = createBuilder(project, variables);
  const builds = createSiteBuilds(project, settings.dataDir, variables, builder);
  let site: StaticSite;
  const publish = (record: SiteRecord) => {
    site = openStaticSite(project, builds.folderOf(record));
  };
  const build = async (stop: AbortSignal) => {
    publish(await builds.build(backend.store.countChanges(), stop));
  };
  const backend = await startBackend({ project, environment, surroundings, build, pace });
  signal.addEventListener('abort', () => void backend.hook.close());
  const current = builds.findCurrent();
  if (current) publish(current);
  else await buildFirst(backend.hook);
  const { isForCustomers = false } = surroundings;
  const origin = `http://127.0.0.1:${settings.port}`;
  const images = createImages(settings.dataDir, origin, { isListed: isForCustomers });
  const answer = createSiteHost({ site: () => site, functions: backend.functions(), images });
  ready.resolve(front(answer, backend.store));
  const isByItself = pace === 'by-itself';
  const isBehind = current && current.changes !== backend.store.countChanges();
  if (isByItself && isBehind) backend.hook.request();
  const warming = isByItself ? setTimeout(builds.warm, warmAfterMs).unref() : undefined;
  return {
    async close() {
      clearTimeout(warming);
      await server.close();
      await backend.close();
      builds.stop();
    },
  };
}

async function buildFirst(hook: BuildHook): Promise<void> {
  console.log('Building the site …');
  hook.request();
  await hook.settle();
  if (hook.records().some(({ state }) => state === 'done')) return;
  throw new Error('The site could not be built; the reason stands above.');
}
