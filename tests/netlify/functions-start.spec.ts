import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from '@playwright/test';
import {
  prepareFunctions,
  readManifest,
  type BundledFunction,
} from '../../netlify/build/prepared-functions.ts';
import { project } from '../fixtures/start/platform-template.ts';
import { readFunctions, type ZippedFunction } from './edge.ts';
import { failedDeploy } from './failed-deploy.ts';
import { site } from './netlify-build.ts';
import { copyFolder } from './real-folders.ts';
import { openRealShop, type RealShop } from './real-shop.ts';

const names = readdirSync(join(project, 'netlify/functions')).map((file) => basename(file, '.ts'));

let shop: RealShop;
let functions: ZippedFunction[];

test.beforeAll(async () => {
  functions = readFunctions(copyFolder);
  shop = await openRealShop({ context: 'production' });
});
test.afterAll(() => shop.close());

test('Netlify has packed every function, with the addresses and the schedule of its source', async () => {
  const sources = readManifest(await prepareFunctions(project));
  expect(sources.map(({ name }) => name).sort()).toEqual([...names].sort());
  expect(functions.map(toEntry).sort(byName)).toEqual(sources.map(toEntry).sort(byName));
});

for (const [index, name] of names.entries()) {
  // A start takes two seconds.
  const night = index % 8 === 0 ? '' : ' @nightly';
  test(`${name} starts from its zip in a fresh process and answers${night}`, async () => {
    for (const request of requestsFor(name)) {
      const response = await shop.edge.call(name, request);
      const text = await response.text();
      expect(response.status, text).toBeLessThan(500);
      if (text) expect(() => JSON.parse(text), text).not.toThrow();
    }
  });
}

/** Returns requests by each usual method of each path, or the event of an event function. */
function requestsFor(name: string): Request[] {
  const { routes = [], schedule } = functions.find((one) => one.name === name)!;
  const own = `${site.url}/.netlify/functions/${name}`;
  if (schedule) return [post(own, { next_run: new Date().toISOString() })];
  if (name === 'deploy-failed') return [failedDeploy('production')];
  if (routes.length === 0) return [post(own, {})];
  return routes.flatMap(({ pattern }) => {
    const url = `${site.url}${pattern.replace(/:\w+/g, 'none')}`;
    return [new Request(url), post(url, {}), new Request(url, { method: 'DELETE' })];
  });
}

/** Removes what Netlify's own bundler adds to a route. */
function toEntry({ name, routes = [], schedule }: BundledFunction): BundledFunction {
  const known = routes.map(({ pattern, literal, methods }) => ({ pattern, literal, methods }));
  return { name, routes: known, schedule };
}

function byName(one: BundledFunction, other: BundledFunction): number {
  return one.name < other.name ? -1 : 1;
}

function post(url: string, body: object): Request {
  const headers = { 'content-type': 'application/json' };
  return new Request(url, { method: 'POST', headers, body: JSON.stringify(body) });
}
