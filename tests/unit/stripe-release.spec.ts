import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { expect } from '@playwright/test';

const project = join(import.meta.dirname, '../..');

test('Stripe.js is of the release that its module expects', () => {
  const [, release] = /RELEASE_TRAIN = '(\w+)'/.exec(
    read('node_modules/@stripe/stripe-js/dist/pure.mjs'),
  )!;
  const address = `https://js.stripe.com/${release}/stripe.js`;
  expect(read('src/site/checkout/payment/stripe.ts')).toContain(`'${address}'`);
  expect(read('netlify/sandbox/stripe-js/stripe.ts')).toContain(`'${release}'`);
});

function read(file: string): string {
  return readFileSync(join(project, file), 'utf8');
}
