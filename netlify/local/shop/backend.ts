import { setTimeout as wait } from 'node:timers/promises';
import { prepareFunctions } from '../../build/prepared-functions.ts';
import { recordFailedBuild } from '../../use-cases/publishing/builds.ts';
import { seedShop } from '../../use-cases/seed.ts';
import { createBuildHook, type Build, type BuildHook } from '../platform/site/build-hook.ts';
import type { LocalEnvironment } from '../settings/environment.ts';
import {
  createFunctionsHost,
  type FunctionsHost,
  type Pace,
} from '../platform/functions/functions-host.ts';
import { startPlatform, type Platform } from '../platform/platform.ts';
import { listen } from './listen.ts';
import { startSandbox } from '../sandbox/server.ts';

export type Backend = {
  store: Platform['store'];
  hook: BuildHook;
  functions(): FunctionsHost;
  /** Bundles the functions again if their sources changed. */
  reloadFunctions(): Promise<void>;
  close(): Promise<void>;
};

type Options = {
  project: string;
  environment: LocalEnvironment;
  build: Build;
  pace?: Pace;
};

/**
 * Starts all that is behind the pages: seeded Blobs, functions, stand-ins, build hook. Throws the reason of a
 * failure.
 */
export async function startBackend({
  project,
  environment,
  build,
  pace = 'by-itself',
}: Options): Promise<Backend> {
  const { settings, secrets } = environment;
  const platform = await startPlatform(environment);
  const openFunctions = async () =>
    createFunctionsHost({
      folder: await prepareFunctions(project),
      siteUrl: settings.siteUrl,
      pace,
    });
  let functions = await openFunctions();
  async function waitUntilIdle(): Promise<void> {
    await platform.blobs.waitUntilIdle();
    for (; functions.countRunning() > 0; await platform.blobs.waitUntilIdle()) await wait(20);
  }
  const hook = createBuildHook(build, platform.faults, recordFailedBuild);
  const sandbox = await listen('SANDBOX_PORT', settings.sandboxPort, (port) =>
    startSandbox({
      port,
      dataDir: settings.dataDir,
      shopUrl: `http://localhost:${settings.port}`,
      webhookSecret: secrets.webhookSecret,
      faults: platform.faults,
      runScheduled: (name) => functions.runScheduled(name),
      catchUpSchedules: () => functions.catchUpSchedules(),
      runningCalls: () => functions.countRunning(),
      waitUntilIdle,
      requestBuild: hook.request,
      builds: hook.records,
      blobsRequests: platform.blobs.countRequests,
    }),
  );
  useMailbox(sandbox);
  await seedShop(undefined, settings.dataDir);
  return {
    store: platform.store,
    hook,
    functions: () => functions,
    async reloadFunctions() {
      await functions.close();
      functions = await openFunctions();
    },
    async close() {
      await hook.close();
      await sandbox.close();
      await functions.close();
      await platform.close();
    },
  };
}

/** The mailbox has a port once it runs; functions read the environment on their first call. */
function useMailbox({ smtpUrl, nameServer }: { smtpUrl: string; nameServer: string }): void {
  if (process.env['SMTP_URL']) return;
  process.env['SMTP_URL'] = smtpUrl;
  process.env['LOCAL_DNS_SERVER'] = nameServer;
}
