import { resolve } from 'node:path';
import { createEnvironment } from '../settings/environment.ts';
import { endWith, failWith } from './lifetime.ts';
import { startShop } from './shop.ts';
import { announce } from './announce.ts';

const project = resolve(import.meta.dirname, '../../..');
const stop = new AbortController();

try {
  const environment = createEnvironment(project);
  const shop = startShop({ project, environment, signal: stop.signal });
  endWith(async () => {
    stop.abort();
    await shop.then(({ close }) => close());
  });
  await shop;
  announce(environment);
} catch (error) {
  failWith(error);
}
