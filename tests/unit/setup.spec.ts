import { setTimeout as wait } from 'node:timers/promises';
import { test } from 'node:test';
import { expect } from '@playwright/test';
import { stateOfFindings, type SetupFinding } from '#shared/admin/setup';
import {
  judgeAddresses,
  judgeProxy,
  judgeRedirections,
  judgeVisibility,
} from '../../netlify/use-cases/setup/address.ts';
import { judgeDays } from '../../netlify/use-cases/setup/instagram.ts';
import {
  checkMailDomain,
  judgeDmarc,
  judgeSpf,
  policyNames,
} from '../../netlify/use-cases/setup/mail/domain.ts';
import { mailDomainOf } from '../../netlify/use-cases/setup/mail/server.ts';
import { judgeSecrets } from '../../netlify/use-cases/setup/secrets.ts';
import { judgePublicAnswer, judgeStripeKeys } from '../../netlify/use-cases/setup/stripe/keys.ts';
import { judgeEndpoints } from '../../netlify/use-cases/setup/stripe/webhook.ts';
import { LateError, limitTime } from '../../netlify/time-limit.ts';
import { judgeDomain } from '../../netlify/use-cases/setup/stripe/wallets.ts';
import { hashPassword } from '../../netlify/local/settings/passwords.ts';

const statesOf = (findings: SetupFinding[]) => findings.map(({ state }) => state);
const textOf = (findings: SetupFinding[]) => findings.map(({ text }) => text).join('\n');

test('The state of a row is that of its most serious finding', () => {
  const row = (...states: SetupFinding['state'][]) =>
    stateOfFindings(states.map((state) => ({ state, text: '' })));
  expect(row('ok', 'note')).toBe('ok');
  expect(row('ok', 'unknown', 'note')).toBe('unknown');
  expect(row('unknown', 'ok', 'to-do')).toBe('to-do');
  expect(row('note')).toBe('note');
});

test('A check ends at its time limit, and an earlier result is returned', async () => {
  const never = new Promise<never>(() => {});
  await expect(limitTime(never, 5)).rejects.toThrow(LateError);
  expect(await limitTime(wait(1, 'done'), 10_000)).toBe('done');
});

test('Both Stripe keys have to be of one mode and of their own kind', () => {
  const judge = (secret: string, publishable?: string) => judgeStripeKeys({ secret, publishable });
  expect(statesOf(judge('sk_live_a', 'pk_live_a'))).toEqual(['ok']);
  expect(statesOf(judge('rk_test_a', 'pk_test_a'))).toEqual(['ok']);
  expect(textOf(judge('sk_live_a', 'pk_test_a'))).toContain('live and the other is for tests');
  expect(textOf(judge('pk_live_a', 'pk_live_a'))).toContain('this is the publishable key');
  expect(textOf(judge('sk_live_a', 'sk_live_a'))).toContain('replace that key');
  expect(textOf(judge('sk_live_a'))).toContain('publishable key is missing');
});

test('A publishable key of another account does not find a payment of this one', () => {
  expect(judgePublicAnswer(null, true).state).toBe('ok');
  expect(judgePublicAnswer('missing', false).state).toBe('ok');
  expect(judgePublicAnswer('missing', true).text).toContain('another Stripe account');
  expect(judgePublicAnswer('key', true).text).toContain('does not accept the publishable key');
  expect(judgePublicAnswer('away', true).state).toBe('unknown');
});

const url = 'https://shop.example/api/webhooks/stripe';
const enabled_events = [
  'payment_intent.amount_capturable_updated',
  'payment_intent.succeeded',
  'payment_intent.canceled',
  'charge.refunded',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
  'charge.dispute.closed',
];
const endpoint = { id: 'we_1', url, status: 'enabled', enabled_events };

test('The webhook needs this address, to be enabled, and every event that the shop reads', () => {
  expect(statesOf(judgeEndpoints([endpoint], url))).toEqual(['ok']);
  expect(statesOf(judgeEndpoints([{ ...endpoint, enabled_events: ['*'] }], url))).toEqual(['ok']);
  expect(textOf(judgeEndpoints([], url))).toContain('does not tell this shop of payments');
  const old = { ...endpoint, url: 'https://old.example/api/webhooks/stripe' };
  expect(textOf(judgeEndpoints([old], url))).toContain(
    `another address of payments (‘webhook’), ${old.url}`,
  );
  const disabled = { ...endpoint, status: 'disabled' };
  expect(textOf(judgeEndpoints([disabled], url))).toContain('no longer tells the shop');
  expect(statesOf(judgeEndpoints([disabled, endpoint], url))).toEqual(['ok']);
  for (const event of enabled_events) {
    const fewer = enabled_events.filter((other) => other !== event);
    const found = judgeEndpoints([{ ...endpoint, enabled_events: fewer }], url);
    expect(statesOf(found), event).toEqual(['to-do']);
    expect(textOf(found)).toMatch(new RegExp(`: ${event.replaceAll('.', '\\.')}\\.$`));
  }
});

test('Apple Pay needs a domain that is enabled and verified', () => {
  const active = { status: 'active' };
  const domain = { enabled: true, apple_pay: active };
  expect(judgeDomain(domain, 'shop.example').state).toBe('ok');
  expect(judgeDomain({ ...domain, enabled: false }, 'shop.example').text).toContain('switched off');
  const unverified = { ...domain, apple_pay: { status: 'inactive' } };
  expect(judgeDomain(unverified, 'shop.example').text).toContain('does not show Apple Pay on');
});

test('SITE_URL is the primary address, with https', () => {
  const judge = (siteUrl: string, primaryUrl?: string, isOwn = false) =>
    judgeAddresses({ siteUrl, primaryUrl, isOwn });
  expect(statesOf(judge('https://shop.example', 'https://shop.example/'))).toEqual(['ok', 'ok']);
  expect(textOf(judge('https://www.shop.example', 'https://shop.example'))).toContain(
    'visitors are sent to https://shop.example',
  );
  expect(statesOf(judge('http://shop.example', 'http://shop.example'))).toEqual(['ok', 'to-do']);
  expect(statesOf(judge('http://localhost:8888'))).toEqual(['unknown']);
  const ofOwnServer = textOf(judge('http://shop.example', 'http://shop.example', true));
  expect(ofOwnServer).toContain('with https, and start the shop again');
});

test('A proxy that nobody has named is one thing to do (rule 109)', () => {
  expect(judgeProxy(undefined)).toEqual([]);
  expect(statesOf(judgeProxy('127.0.0.1'))).toEqual(['to-do']);
  expect(textOf(judgeProxy('127.0.0.1'))).toContain('set TRUSTED_PROXIES');
});

test('A private project is named, because visitors and webhooks get 401 there', () => {
  const judge = (status: number | null) => judgeVisibility(status, false);
  expect(judge(200).state).toBe('ok');
  expect(judge(401).text).toContain('the project is private');
  expect(judge(404).text).toContain('an error (404)');
  expect(judge(null).state).toBe('unknown');
  const ofOwnServer = judgeVisibility(401, true).text;
  expect(ofOwnServer).toContain('an error (401)');
  expect(ofOwnServer).not.toContain('Netlify');
});

test('An address to which calls of money or keys are redirected is named (rule 109)', () => {
  expect(judgeRedirections({})).toEqual([]);
  for (const name of ['STRIPE_API_URL', 'INSTAGRAM_API_URL']) {
    const found = judgeRedirections({ [name]: 'http://other.example' });
    expect(statesOf(found)).toEqual(['to-do']);
    expect(textOf(found)).toContain(`${name} sends calls to http://other.example`);
  }
});

test('Findings about the secrets contain only measures', () => {
  const judge = (hash: string) => judgeSecrets('x'.repeat(40), hash);
  const hash = Buffer.from(hashPassword('lakay se lakay'), 'base64').toString();
  expect(statesOf(judge(hash))).toEqual(['ok', 'ok']);
  expect(textOf(judge(hash))).toMatch(/has 40 characters[^]*cost 10/);
  expect(textOf(judge(`$2b$04$${'a'.repeat(53)}`))).toContain('quick to guess');
});

test('The sender’s domain has one SPF record and a DMARC record, which may be that of the domain above', () => {
  const spf = 'v=spf1 include:mail.example -all';
  const server = 'mail.example';
  expect(judgeSpf('shop.example', ['google-site-verification=1', spf], server).state).toBe('ok');
  expect(judgeSpf('shop.example', ['v=spf10 x'], server).state).toBe('to-do');
  expect(judgeSpf('shop.example', [spf, spf], server).text).toContain('says 2 times who may send');
  expect(judgeSpf('shop.example', null, server).state).toBe('unknown');
  for (const own of [
    'email-smtp.eu-west-1.amazonaws.com',
    'smtp.resend.com',
    'smtp.postmarkapp.com',
  ])
    expect(judgeSpf('shop.example', [], own).state, own).toBe('ok');
  expect(policyNames('mail.shop.example')).toEqual([
    '_dmarc.mail.shop.example',
    '_dmarc.shop.example',
  ]);
  expect(judgeDmarc('mail.shop.example', [[], ['v=DMARC1; p=none']]).state).toBe('ok');
  expect(judgeDmarc('shop.example', [[]]).text).toContain('_dmarc.shop.example');
  expect(judgeDmarc('shop.example', [null]).state).toBe('unknown');
});

test('The records of a domain come from its name servers: long ones in parts, none, or no answer', async () => {
  const failing = (code: string) => Promise.reject(Object.assign(new Error(), { code }));
  const check = (answers: Record<string, string[][] | string>) =>
    checkMailDomain('mail.shop.example', 'mail.example', {
      resolveTxt: (name) => {
        const answer = answers[name] ?? 'ENOTFOUND';
        return typeof answer === 'string' ? failing(answer) : Promise.resolve(answer);
      },
    });
  const policy = [['v=DMARC1; p=none']];
  const good = { 'mail.shop.example': [['v=spf1 include:', 'mail.example -all']] };
  expect(statesOf(await check({ ...good, '_dmarc.shop.example': policy }))).toEqual(['ok', 'ok']);
  expect(statesOf(await check({ 'mail.shop.example': 'ENODATA' }))).toEqual(['to-do', 'to-do']);
  const silent = { 'mail.shop.example': 'ETIMEOUT', '_dmarc.mail.shop.example': 'ECONNREFUSED' };
  expect(statesOf(await check(silent))).toEqual(['unknown', 'unknown']);
});

test('The domain of a sender is read from its address', () => {
  expect(mailDomainOf('Atelye Solèy <studio@Atelye.example>')).toBe('atelye.example');
  expect(mailDomainOf('studio@mail.atelye.example')).toBe('mail.atelye.example');
  expect(mailDomainOf('Atelye Solèy')).toBeNull();
  expect(mailDomainOf('studio@localhost')).toBeNull();
});

test('A token that was not renewed is reported before it expires', () => {
  expect(judgeDays(null).state).toBe('ok');
  expect(judgeDays(60).text).toContain('60 days left');
  expect(judgeDays(1).text).toContain('ends in 1 day and');
});
