import { resolve } from 'node:path';
import { announce } from './announce.ts';
import { startDevShop } from './dev-shop.ts';
import { createEnvironment } from '../settings/environment.ts';
import { closeWithParent, exitWithError } from '../../server/shop/lifetime.ts';

try {
  const environment = createEnvironment(resolve(import.meta.dirname, '../../..'));
  environment.variables['NODE_ENV'] = 'development';
  const shop = startDevShop(resolve(import.meta.dirname, '../../..'), environment);
  closeWithParent(() => shop.then(({ close }) => close()));
  await shop;
  await announce(environment);
} catch (error) {
  exitWithError(error);
}
