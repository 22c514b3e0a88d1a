import { closeOnSignal, exitWithError } from '../shop/lifetime.ts';
import { startShop } from '../shop/shop.ts';
import { createEndingBuilder } from './ending-builder.ts';
import { createProductionEnvironment } from './environment.ts';
import { createFront } from './front.ts';
import { ownServices } from './services.ts';

/** Serves customers until the process ends, also after the end of its parent. */
export async function runProduction(project: string): Promise<void> {
  const stop = new AbortController();
  try {
    const { environment, proxies } = createProductionEnvironment(project);
    const shop = startShop({
      project,
      environment,
      surroundings: ownServices(environment),
      front: createFront(proxies),
      signal: stop.signal,
      pace: 'by-itself',
      createBuilder: createEndingBuilder,
    });
    closeOnSignal(async () => {
      stop.abort();
      await shop.then(({ close }) => close());
    });
    await shop;
    console.log(`ready http://localhost:${environment.settings.port}`);
  } catch (error) {
    exitWithError(error);
  }
}
