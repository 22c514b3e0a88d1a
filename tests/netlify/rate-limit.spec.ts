import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { copyFolder } from './real-folders.ts';

type Rule = { action: { type: string; config: { rateLimitConfig: object; aggregate: object } } };
type Listed = { name: string; trafficRules?: Rule };

test('Netlify limits the calls that open a card form, of an offer too, or check a certificate, which no record counts, for each address and site', () => {
  const file = join(copyFolder, '.netlify/functions/manifest.json');
  const { functions } = JSON.parse(readFileSync(file, 'utf8')) as { functions: Listed[] };
  const limited = functions.filter(({ trafficRules }) => trafficRules);
  expect(limited.map(({ name }) => name).sort()).toEqual([
    'certificates',
    'create-payment-intent',
    'orders-part',
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
