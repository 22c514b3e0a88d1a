import { expect } from '@playwright/test';
import { sampleArtworks } from '#shared/samples/artworks';
import {
  setupChecks,
  stateOfFindings,
  type SetupCheck,
  type SetupState,
} from '#shared/admin/setup';
import type { Fault } from '../../netlify/sandbox/faults.ts';
import { sandboxInstagramToken, sandboxSecretKey } from '../../netlify/sandbox/keys.ts';
import { newBuyer, payByCard } from '../fixtures/buyers/buyers.ts';
import { setupPath, findSetup, findingTexts } from '../fixtures/setup.ts';
import { readSecrets } from '../fixtures/shop-data.ts';
import { test, type Admin } from '../fixtures/shop.ts';

/** What a fresh shop on one machine finds. */
const fresh: Record<SetupCheck, SetupState> = {
  store: 'ok',
  records: 'ok',
  address: 'unknown',
  // Shops under test have a password whose hash costs little.
  secrets: 'to-do',
  stripe: 'ok',
  // Nobody has seen a test mail.
  mail: 'to-do',
  'build-hook': 'ok',
  instagram: 'ok',
  samples: 'to-do',
};

test('every check of a fresh shop shows its state and the remaining steps', async ({ admin }) => {
  for (const check of setupChecks) {
    const findings = await findSetup(admin, check);
    expect(stateOfFindings(findings), `${check}: ${findingTexts(findings)}`).toBe(fresh[check]);
  }
  const mail = findingTexts(await findSetup(admin, 'mail'));
  expect(mail).toContain('dkim=pass');
});

const broken: [Fault['service'], Fault['mode'], SetupCheck, RegExp][] = [
  ['stripe', 'down', 'stripe', /^unknown Stripe does not answer/m],
  ['stripe', 'error', 'stripe', /^unknown Stripe does not answer/m],
  ['stripe', 'slow', 'stripe', /^unknown Stripe does not answer/m],
  ['stripe', 'webhook-missing', 'stripe', /^to-do Stripe does not tell this shop of payments/m],
  ['stripe', 'webhook-disabled', 'stripe', /^to-do Stripe no longer tells the shop of payments/m],
  [
    'stripe',
    'webhook-incomplete',
    'stripe',
    /^to-do .* add these ‘events’ .*: payment_intent\.amount_capturable_updated, payment_intent\.canceled, charge\.refunded, refund\.failed, charge\.dispute\.created, charge\.dispute\.updated, charge\.dispute\.funds_withdrawn, charge\.dispute\.funds_reinstated, charge\.dispute\.closed\.$/m,
  ],
  ['stripe', 'domain-inactive', 'stripe', /^to-do Stripe does not show Apple Pay on/m],
  ['mail', 'down', 'mail', /^unknown The mail server refuses the shop for the moment/m],
  ['instagram', 'token-dead', 'instagram', /^to-do .*no longer accepts.*paste it in Setup/m],
  ['instagram', 'rate-limit', 'instagram', /^unknown .*asks the shop to pause/m],
  ['instagram', 'down', 'instagram', /^unknown Instagram is down/m],
  ['instagram', 'not-subscribed', 'instagram', /^to-do .*subscribe your account/m],
];

test('a row shows what is broken, and is ok afterwards', async ({ shop, admin }) => {
  for (const [service, mode, check, words] of broken) {
    await shop.setFault({ service, mode });
    const found = findingTexts(await findSetup(admin, check));
    expect(found, `${check} while ${service} is ‘${mode}’`).toMatch(words);
    await shop.clearFaults();
    expect(stateOfFindings(await findSetup(admin, check)), check).toBe(fresh[check]);
  }
});

test('samples are listed until visitors see none', async ({ admin }) => {
  expect(findingTexts(await findSetup(admin, 'samples'))).toContain("'Choublak'");
  for (const { id } of sampleArtworks) {
    await admin.send('PATCH', `/api/admin/artworks/${id}/visibility`, { isHidden: true });
  }
  expect(findingTexts(await findSetup(admin, 'samples'))).toBe(
    'to-do Visitors see samples: 2 films, 3 inspirations, 9 pages of Content.',
  );
  await admin.send('DELETE', '/api/admin/samples');
  expect(findingTexts(await findSetup(admin, 'samples'))).toBe('ok Visitors see no samples.');
});

test('the publishable key has to read a payment of the shop’s own account', async ({
  shop,
  admin,
}) => {
  await newBuyer(shop).openCard(['choublak']);
  expect(findingTexts(await findSetup(admin, 'stripe'))).toContain(
    'ok Stripe accepts the publishable key.',
  );
});

test('the last event of Stripe is noted, once an hour', async ({ shop, admin }) => {
  const lastEvent = async () => (await findSetup(admin, 'stripe')).find(({ at }) => at)?.at ?? null;
  const pay = async (id: string) => {
    const { clientSecret } = (await newBuyer(shop).openCard([id])).body;
    await payByCard(shop, clientSecret);
    const delivered = async () => (await shop.state()).webhooks.every((one) => one.deliveredAt);
    await expect.poll(delivered).toBe(true);
    await shop.waitUntilIdle();
  };
  expect(await lastEvent()).toBeNull();
  await pay('jou-mache');
  const first = await lastEvent();
  expect(first).not.toBeNull();
  await pay('tanbouye');
  expect(await lastEvent()).toBe(first);
  await shop.passMinutes(61);
  await pay('choublak');
  expect(Date.parse((await lastEvent())!)).toBeGreaterThan(Date.parse(first!));
});

test('a webhook that Stripe did not sign is not noted', async ({ shop, admin }) => {
  const headers = { 'stripe-signature': 't=1,v1=0' };
  await fetch(`${shop.url}/api/webhooks/stripe`, { method: 'POST', headers, body: '{}' });
  await shop.waitUntilIdle();
  expect((await findSetup(admin, 'stripe')).some(({ at }) => at)).toBe(false);
});

test('no answer carries a secret', async ({ shop, admin }) => {
  const secrets = [...Object.values(readSecrets(shop)), sandboxSecretKey, sandboxInstagramToken];
  const answers = await readAllAnswers(admin);
  for (const fault of ['down', 'token-dead'] as const) {
    await shop.setFault({ service: 'stripe', mode: 'error' });
    await shop.setFault({ service: 'instagram', mode: fault });
    answers.push(...(await readAllAnswers(admin)));
  }
  for (const secret of secrets) expect(answers.join('\n')).not.toContain(secret);
});

test('a check that does not exist: 404', async ({ admin }) => {
  expect((await admin.send('GET', '/api/admin/setup/everything')).status).toBe(404);
});

async function readAllAnswers(admin: Admin): Promise<string[]> {
  const answers = setupChecks.map((check) => admin.send('GET', setupPath(check)));
  return (await Promise.all(answers)).map(({ body }) => JSON.stringify(body));
}
