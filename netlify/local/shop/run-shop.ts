import { createSiteBuilder, type CreateBuilder } from '../../build/site-builder.ts';
import type { Pace } from '../../server/platform/functions/functions-host.ts';
import { announce } from './announce.ts';
import { closeWithParent, exitWithError } from '../../server/shop/lifetime.ts';
import { createEnvironment } from '../settings/environment.ts';
import { startShop } from '../../server/shop/shop.ts';
import { standIns } from './stand-ins.ts';

/** Serves the shop of this environment until the process ends. */
export async function runShop(
  project: string,
  pace: Pace,
  createBuilder: CreateBuilder = createSiteBuilder,
): Promise<void> {
  const stop = new AbortController();
  try {
    const environment = createEnvironment(project);
    const surroundings = standIns(environment);
    const { signal } = stop;
    const shop = startShop({ project, environment, surroundings, signal, pace, createBuilder });
    closeWithParent(async () => {
      stop.abort();
      await shop.then(({ close }) => close());
    });
    await shop;
    await announce(environment);
  } catch (error) {
    exitWithError(error);
  }
}
