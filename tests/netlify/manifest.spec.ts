import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import {
  prepareFunctions,
  readManifest,
  type BundledFunction,
} from '../../netlify/build/prepared-functions.ts';
import { project } from '../fixtures/start/platform-template.ts';
import { copyFolder } from './real-folders.ts';

/** Netlify's bundler adds more to a route. */
type Route = BundledFunction['routes'][number] & { prefer_static?: boolean; expression?: string };
type Rule = { action: { type: string; config: { rateLimitConfig: object; aggregate: object } } };
type Listed = { name: string; routes: Route[]; schedule?: string; trafficRules?: Rule };

test('Netlify limits both calls that begin a purchase, for each address and site', () => {
  const limited = readNetlifyManifest().filter(({ trafficRules }) => trafficRules);
  expect(limited.map(({ name }) => name).sort()).toEqual([
    'create-payment-intent',
    'create-zelle-payment',
  ]);
  for (const { trafficRules } of limited) {
    expect(trafficRules).toMatchObject({
      action: {
        type: 'rate_limit',
        config: {
          rateLimitConfig: { windowLimit: 30, windowSize: 60 },
          aggregate: { keys: [{ type: 'ip' }, { type: 'domain' }] },
        },
      },
    });
  }
});

test('The local platform gives every function the address and the schedule that Netlify gives', async () => {
  const ours = readManifest(await prepareFunctions(project));
  const theirs = readNetlifyManifest().map(({ name, routes, schedule }) => ({
    name,
    routes: routes.map(({ pattern, literal, methods }) => ({ pattern, literal, methods })),
    schedule,
  }));
  expect(inOrder(ours)).toEqual(inOrder(theirs));
});

function readNetlifyManifest(): Listed[] {
  const file = join(copyFolder, '.netlify/functions/manifest.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { functions: Listed[] }).functions;
}

function inOrder<Named extends { name: string }>(functions: Named[]): Named[] {
  return functions.toSorted((one, other) => one.name.localeCompare(other.name));
}
