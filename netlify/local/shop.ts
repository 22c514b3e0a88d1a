import { prepareFunctions } from '../build/bundle-functions.ts';
import { seedShop } from '../use-cases/seed.ts';
import { createBuildHook } from './build-hook.ts';
import type { LocalEnvironment } from './environment.ts';
import { createFunctionsHost } from './functions-host.ts';
import { createImages } from './image-variants.ts';
import { startPlatform } from './platform.ts';
import { startSandbox } from './sandbox/server.ts';
import { createSiteBuilds, type SiteRecord } from './site-builds.ts';
import { createSiteHost } from './site-host.ts';
import { openStaticSite, type StaticSite } from './static-site.ts';
import { serve, type WebHandler } from './web-server.ts';

const starting: WebHandler = () =>
  new Response('The shop is starting …', { status: 503, headers: { 'retry-after': '5' } });

/** Starts the whole shop of one machine: Blobs, stand-ins, functions, site (design, section 3). Throws what hinders it. */
export async function startShop(project: string, environment: LocalEnvironment) {
  const { settings, secrets, variables } = environment;
  let handle = starting;
  const server = await listen('PORT', settings.port, () =>
    serve(settings.port, (request, ip) => handle(request, ip)),
  );
  const platform = await startPlatform(environment);
  const functions = createFunctionsHost(await prepareFunctions(project), settings.siteUrl);
  const builds = createSiteBuilds(project, settings.dataDir, variables);
  let site: StaticSite;
  const publish = (record: SiteRecord) => {
    site = openStaticSite(project, builds.folderOf(record));
  };
  const hook = createBuildHook(async (signal) => {
    publish(await builds.build(platform.store.countChanges(), signal));
  }, platform.faults);
  const sandbox = await listen('SANDBOX_PORT', settings.sandboxPort, () =>
    startSandbox({
      port: settings.sandboxPort,
      dataDir: settings.dataDir,
      shopUrl: `http://localhost:${settings.port}`,
      webhookSecret: secrets.webhookSecret,
      faults: platform.faults,
      runScheduled: functions.runScheduled,
      requestBuild: hook.request,
      builds: hook.records,
    }),
  );
  await seedShop();
  const current = builds.findCurrent();
  publish(current ?? (await builds.build(platform.store.countChanges())));
  const images = createImages(settings.dataDir, `http://127.0.0.1:${settings.port}`);
  handle = createSiteHost({ site: () => site, functions, images });
  if (current && current.changes !== platform.store.countChanges()) hook.request();
  return {
    async close() {
      await hook.close();
      await server.close();
      await sandbox.close();
      await functions.close();
      await platform.close();
    },
  };
}

async function listen<Server>(
  name: string,
  port: number,
  start: () => Promise<Server>,
): Promise<Server> {
  try {
    return await start();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new Error(
      `Port ${port} is in use. Stop what runs there, or set ${name} to a free port and start again.`,
      { cause: error },
    );
  }
}
