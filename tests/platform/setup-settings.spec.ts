import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { SMTPServer } from 'smtp-server';
import type { SetupCheck, SetupFinding } from '#shared/admin/setup';
import { withFreshModules } from '../fixtures/start/fresh-modules.ts';
import { least } from '../fixtures/start/least-environment.ts';
import { startSandboxAlone } from '../fixtures/start/sandbox-alone.ts';
import { sandboxRestrictedKey } from '../../netlify/sandbox/keys.ts';
import { blobsContext } from '../../netlify/server/platform/blobs-server.ts';
import { access, readToken, startBlobs } from '../fixtures/blobs/platform-blobs.ts';
import { findingTexts } from '../fixtures/setup.ts';

type Found = Partial<Record<SetupCheck, SetupFinding[]>>;
type Told = { printed: string; tell(name: SetupCheck): string };
type CheckKeys = (...keys: [secret: string, publishable?: string][]) => Promise<Told[]>;
/** `turns`: the variables of each run. */
type Options = {
  env?: Record<string, string>;
  context?: string;
  turns?: Record<string, string>[];
};

/** Runs checks with the smallest environment and these settings, once in each turn. */
async function runChecks(
  names: SetupCheck[],
  { env = {}, context = 'production', turns = [{}] }: Options,
): Promise<Told[]> {
  Object.assign(globalThis, { DEPLOY_CONTEXT: context });
  return withFreshModules({ ...least, ...env }, async () => {
    const { runSetupCheck } = await import('../../netlify/use-cases/setup/checks.ts');
    const { runMailCheck } = await import('../../netlify/use-cases/setup/mail/server.ts');
    const run = (name: SetupCheck) => (name === 'mail' ? runMailCheck() : runSetupCheck(name));
    const told: Told[] = [];
    for (const turn of turns) {
      Object.assign(process.env, turn);
      const ran = await Promise.all(names.map(async (name) => [name, await run(name)] as const));
      const found: Found = Object.fromEntries(ran);
      told.push({
        printed: JSON.stringify(found),
        tell: (name) => findingTexts(found[name] ?? []),
      });
    }
    return told;
  }).finally(() => Reflect.deleteProperty(globalThis, 'DEPLOY_CONTEXT'));
}

async function runOnce(names: SetupCheck[], options: Options): Promise<Told> {
  const [told] = await runChecks(names, options);
  return told!;
}

const withBlobs = test.extend<{ contextOf: (token: string) => string }>({
  contextOf: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'atelye-setup-'));
    const blobs = await startBlobs(folder);
    await use((token) => blobsContext(blobs.port, { ...access, token }));
    await blobs.close();
    rmSync(folder, { recursive: true });
  },
});

withBlobs('A missing setting is reported with what it costs', async ({ contextOf }) => {
  const { tell } = await runOnce(['stripe', 'build-hook', 'mail', 'instagram', 'secrets'], {
    env: {
      LOCAL_SHOP_URL: 'http://127.0.0.1:9',
      ADMIN_PASSWORD_HASH: Buffer.from('$2b$04$').toString('base64'),
      STRIPE_SECRET_KEY: '',
      NETLIFY_BLOBS_CONTEXT: contextOf(access.token),
    },
  });
  expect(tell('stripe')).toMatch(/^to-do Nobody can pay by card yet/);
  expect(tell('build-hook')).toMatch(/^to-do Visitors do not see your changes/);
  expect(tell('build-hook')).toMatch(/^unknown The site did not answer/m);
  expect(tell('mail')).toMatch(/^to-do The shop sends no mails[^\n]*$/);
  expect(tell('instagram')).toMatch(/^note Instagram is not connected[^\n]*$/);
  expect(tell('secrets')).toMatch(/^to-do Your password is stored so that it is quick to guess/m);
});

withBlobs('A preview says so where it would change or send something', async ({ contextOf }) => {
  const { tell } = await runOnce(['store', 'mail', 'instagram', 'address'], {
    context: 'deploy-preview',
    env: {
      SMTP_URL: 'smtp://127.0.0.1:9',
      MAIL_FROM: 'studio@shop.example',
      INSTAGRAM_ACCESS_TOKEN: 'a-token',
      URL: 'https://shop.example',
      NETLIFY_BLOBS_CONTEXT: contextOf(access.token),
    },
  });
  for (const name of ['store', 'mail', 'instagram'] as const) {
    expect(tell(name), name).toMatch(/^unknown This is a preview/);
  }
  expect(tell('address')).toMatch(/^ok The shop is at https:\/\/shop\.example/);
});

withBlobs('A store that the shop may only read is told', async ({ contextOf }) => {
  const turns = [readToken, access.token].map((token) => ({
    NETLIFY_BLOBS_CONTEXT: contextOf(token),
  }));
  const [reading, writing] = await runChecks(['store'], { turns });
  expect(reading!.tell('store')).toMatch(/^to-do The shop cannot write/);
  expect(writing!.tell('store')).toMatch(/^ok /);
});

const withStripe = withBlobs.extend<{ check: CheckKeys }>({
  check: async ({ contextOf }, use) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'atelye-setup-'));
    const sandbox = await startSandboxAlone({
      dataDir,
      shopUrl: 'https://shop.example',
      webhookSecret: 'x',
    });
    await use((...keys) =>
      runChecks(['stripe'], {
        env: {
          STRIPE_API_URL: `${sandbox.url}/stripe`,
          STRIPE_WEBHOOK_SECRET: 'not-a-signing-secret',
          NETLIFY_BLOBS_CONTEXT: contextOf(access.token),
        },
        turns: keys.map(([secret, publishable = 'pk_test_sandbox']) => ({
          STRIPE_SECRET_KEY: secret,
          PUBLIC_STRIPE_PUBLISHABLE_KEY: publishable,
        })),
      }),
    );
    await sandbox.close();
    rmSync(dataDir, { recursive: true });
  },
});

withStripe(
  'Keys that Stripe does not know, or of two accounts, are reported without the keys',
  async ({ check }) => {
    const [wrong, unknown, right] = await check(
      ['sk_test_wrongsecret'],
      ['sk_test_sandbox', 'pk_test_wrong'],
      ['sk_test_sandbox'],
    );
    expect(wrong!.tell('stripe')).toMatch(/^to-do Stripe does not accept the secret key/m);
    expect(wrong!.printed).not.toMatch(/wrongsecret|not-a-signing-secret/);
    expect(unknown!.tell('stripe')).toMatch(/^to-do Stripe does not accept the publishable key/m);
    expect(right!.tell('stripe')).toMatch(/^ok Stripe tells the shop about payments/m);
    expect(right!.tell('stripe')).toMatch(/^ok .* on shop\.example\.$/m);
  },
);

const neededRights = [
  'payment_intents:write',
  'refunds:write',
  'charges:read',
  'disputes:read',
  'events:read',
  'webhook_endpoints:write',
  'payment_method_domains:write',
];

withStripe('A restricted key needs each permission that the shop uses', async ({ check }) => {
  const reads = neededRights.slice(1).map((right) => right.replace('write', 'read'));
  const [complete, reading, none] = await check(
    [sandboxRestrictedKey(neededRights)],
    [sandboxRestrictedKey([...reads, 'payment_intents:read'])],
    [sandboxRestrictedKey([])],
  );
  expect(complete!.tell('stripe')).toMatch(/^ok The restricted key has every permission/m);
  expect(reading!.tell('stripe')).toMatch(
    /^to-do .*: PaymentIntents, Refunds, Webhook Endpoints, Payment Method Domains \(write\)\./m,
  );
  expect(none!.tell('stripe')).toMatch(/^to-do .*; Charges, Disputes, Events \(read\)\./m);
});

withBlobs(
  'A mail server that refuses the password, or does not answer, is reported without the password',
  async ({ contextOf }) => {
    const server = new SMTPServer({
      allowInsecureAuth: true,
      disabledCommands: ['STARTTLS'],
      onAuth: (_auth, _session, done) => done(new Error('no')),
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.server.address() as AddressInfo;
    const [refused, silent] = await runChecks(['mail'], {
      env: {
        MAIL_FROM: 'studio@shop.example',
        LOCAL_STAND_INS: 'SMTP_URL',
        NETLIFY_BLOBS_CONTEXT: contextOf(access.token),
      },
      turns: [port, 9].map((at) => ({ SMTP_URL: `smtp://studio:verysecret@127.0.0.1:${at}` })),
    });
    expect(refused!.tell('mail')).toMatch(
      /^to-do The mail server refuses the name or the password/,
    );
    expect(refused!.printed).not.toContain('verysecret');
    expect(silent!.tell('mail')).toMatch(/^unknown The mail server does not answer/);
    await new Promise<void>((resolve) => server.close(() => resolve()));
  },
);
