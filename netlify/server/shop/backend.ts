import { setTimeout as wait } from 'node:timers/promises';
import { prepareFunctions } from '../../build/prepared-functions.ts';
import { recordFailedBuild } from '../../use-cases/publishing/builds.ts';
import { createBuildHook, type Build, type BuildHook } from '../platform/site/build-hook.ts';
import type { ShopEnvironment } from '../settings.ts';
import {
  createFunctionsHost,
  type FunctionsHost,
  type Pace,
} from '../platform/functions/functions-host.ts';
import { startPlatform, type Platform } from '../platform/platform.ts';

export type Backend = {
  store: Platform['store'];
  hook: BuildHook;
  functions(): FunctionsHost;
  /** Bundles the functions again if their sources changed. */
  reloadFunctions(): Promise<void>;
  close(): Promise<void>;
};

/** What a shop on one machine has beside its own code: stand-ins of services, or what serves customers. */
export type Surroundings = {
  /** Strangers come, so that only those variants of pictures are made that pages write. */
  isForCustomers?: boolean;
  /** The store waits for the disk at each write. */
  isDurable?: boolean;
  disturbBlobs?: () => Promise<Response | null>;
  disturbBuild?: (signal: AbortSignal) => Promise<void>;
  /** Fills a new store, and starts services before the first call of a function. */
  start(backend: {
    functions(): FunctionsHost;
    blobs: Platform['blobs'];
    hook: BuildHook;
    waitUntilIdle(): Promise<void>;
  }): Promise<{ close(): Promise<void> }>;
};

type Options = {
  project: string;
  environment: ShopEnvironment;
  surroundings: Surroundings;
  build: Build;
  pace?: Pace;
};

/** Starts all that is behind the pages: Blobs, functions, services, build hook. Throws the reason of a failure. */
export async function startBackend({
  project,
  environment,
  surroundings,
  build,
  pace = 'by-itself',
}: Options): Promise<Backend> {
  const { isDurable, disturbBlobs: disturb, disturbBuild } = surroundings;
  const platform = await startPlatform(environment, { isDurable, disturb });
  const openFunctions = async () =>
    createFunctionsHost({
      folder: await prepareFunctions(project),
      siteUrl: environment.settings.siteUrl,
      pace,
    });
  let functions = await openFunctions();
  async function waitUntilIdle(): Promise<void> {
    await platform.blobs.waitUntilIdle();
    for (; functions.countRunning() > 0; await platform.blobs.waitUntilIdle()) await wait(20);
  }
  const hook = createBuildHook(async (signal) => {
    await disturbBuild?.(signal);
    await build(signal);
  }, recordFailedBuild);
  const services = await surroundings.start({
    functions: () => functions,
    blobs: platform.blobs,
    hook,
    waitUntilIdle,
  });
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
      await services.close();
      await functions.close();
      await platform.close();
    },
  };
}
