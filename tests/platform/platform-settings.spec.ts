import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect } from '@playwright/test';
import { compareSync } from 'bcryptjs';
import { findNetlifyProblems } from '../../netlify/build/netlify-environment.ts';
import { openBlobsStore } from '../../netlify/server/platform/blobs-store.ts';
import { createEnvironment } from '../../netlify/local/settings/environment.ts';
import { readVariables, type Variables } from '../../netlify/server/settings.ts';

const test = base.extend<{ folder: string; create: (given?: Variables) => Created }>({
  folder: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'atelye-settings-'));
    await use(folder);
    rmSync(folder, { recursive: true });
  },
  create: async ({ folder }, use) =>
    use((given = {}) => createEnvironment(folder, { DATA_DIR: folder, ...given })),
});
type Created = ReturnType<typeof createEnvironment>;

function standInsOf({ variables }: Pick<Created, 'variables'>): string[] {
  return variables['LOCAL_STAND_INS']!.split(' ');
}

test('Without settings, everything has a stand-in on this machine', ({ create }) => {
  const { settings, variables } = create();
  expect(settings).toMatchObject({
    port: 8888,
    sandboxPort: 8889,
    siteUrl: 'http://localhost:8888',
  });
  expect(variables).toMatchObject({
    SITE_URL: 'http://localhost:8888',
    STRIPE_API_URL: 'http://localhost:8889/stripe',
    PUBLIC_STRIPE_JS_URL: 'http://localhost:8889/stripe.js',
    BUILD_HOOK_URL: 'http://localhost:8889/build_hooks/local',
    TRANSFER_HOLD_SHARE: '1',
  });
  expect(variables['ZELLE_EMAIL']).toBeTruthy();
});

test('Secrets are generated once and kept', ({ create }) => {
  const first = create();
  const second = create();
  expect(second.generatedPassword).toBe(first.generatedPassword);
  for (const name of ['SHOP_SECRET', 'ADMIN_PASSWORD_HASH']) {
    expect(first.variables[name]!.length, name).toBeGreaterThanOrEqual(32);
    expect(second.variables[name], name).toBe(first.variables[name]);
  }
  expect(standInsOf(first)).toContain('ADMIN_PASSWORD_HASH');
  const hash = Buffer.from(first.variables['ADMIN_PASSWORD_HASH']!, 'base64').toString();
  expect(compareSync(first.generatedPassword!, hash), 'it is the first password').toBe(true);
});

test('Secrets of an older version are completed, and the others stay', ({ folder, create }) => {
  const { secrets } = create();
  const { shopSecret, ...older } = secrets;
  writeFileSync(join(folder, 'secrets.json'), JSON.stringify(older));
  const completed = create().secrets;
  expect(completed).toMatchObject(older);
  expect(completed.shopSecret).not.toBe(shopSecret);
  expect(create().secrets).toEqual(completed);
});

test('A chosen password is hashed, not printed', ({ create }) => {
  const { variables, generatedPassword } = create({ ADMIN_PASSWORD: 'bèl penti' });
  expect(generatedPassword).toBeUndefined();
  expect(standInsOf({ variables })).not.toContain('ADMIN_PASSWORD_HASH');
  const again = create({ ADMIN_PASSWORD: 'bèl penti' }).variables['ADMIN_PASSWORD_HASH'];
  expect(again, 'sessions survive a restart').toBe(variables['ADMIN_PASSWORD_HASH']);
  const hash = Buffer.from(variables['ADMIN_PASSWORD_HASH']!, 'base64').toString();
  expect(compareSync('bèl penti', hash)).toBe(true);
});

test('With real Stripe keys nothing of the sandbox is used', ({ create }) => {
  const keys = {
    STRIPE_SECRET_KEY: 'sk_test_real',
    PUBLIC_STRIPE_PUBLISHABLE_KEY: 'pk_test_real',
    STRIPE_WEBHOOK_SECRET: 'whsec_real',
  };
  const { variables } = create(keys);
  expect(variables).toMatchObject(keys);
  expect(variables).not.toHaveProperty('STRIPE_API_URL');
  expect(variables).not.toHaveProperty('PUBLIC_STRIPE_JS_URL');
});

test('With a real Instagram token nothing of the sandbox is used', ({ create }) => {
  const token = { INSTAGRAM_ACCESS_TOKEN: 'IGAA-real' };
  const { variables } = create(token);
  expect(variables).toMatchObject(token);
  for (const name of ['INSTAGRAM_API_URL', 'INSTAGRAM_APP_SECRET', 'INSTAGRAM_VERIFY_TOKEN']) {
    expect(variables).not.toHaveProperty(name);
  }
});

test('What the owner chose is no stand-in, and a key in the store needs none (rule 68)', ({
  folder,
  create,
}) => {
  const standIns = standInsOf(create({ MAIL_FROM: 'studio@shop.example' }));
  expect(standIns).not.toContain('MAIL_FROM');
  for (const name of ['STRIPE_SECRET_KEY', 'INSTAGRAM_APP_SECRET', 'BUILD_HOOK_URL', 'SMTP_URL']) {
    expect(standIns).toContain(name);
  }
  const store = openBlobsStore(folder);
  const sealed = { STRIPE_SECRET_KEY: 'sealed', INSTAGRAM_ACCESS_TOKEN: '' };
  const body = Buffer.from(JSON.stringify({ sealed }));
  const always = { match: null, noneMatch: null };
  store.put({ store: 'site:keys', key: 'pasted' }, { body, metadata: null }, always);
  store.close();
  const { variables } = create();
  expect(variables).not.toHaveProperty('STRIPE_API_URL');
  expect(variables).not.toHaveProperty('STRIPE_SECRET_KEY');
  expect(variables).toHaveProperty('INSTAGRAM_API_URL');
});

test('Some Stripe keys without the others are refused by name', ({ create }) => {
  expect(() => create({ STRIPE_SECRET_KEY: 'sk_test_real' })).toThrow(
    'Missing required Stripe key: PUBLIC_STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET',
  );
});

test('Every bad value is named at once', ({ create }) => {
  expect(() => create({ PORT: 'abc', SITE_URL: 'shop', ADMIN_PASSWORD: 'x'.repeat(73) })).toThrow(
    /PORT must be a port number, not 'abc'\nSITE_URL .*\nADMIN_PASSWORD must have 72 bytes at most$/,
  );
  expect(() => create({ PORT: '9000', SANDBOX_PORT: '9000' })).toThrow('must differ');
  expect(() => create({ PORT: '65535' })).toThrow('SANDBOX_PORT');
  expect(() => create({ SHOP_SECRET: 'short' })).toThrow('SHOP_SECRET');
});

test('The address of the shop is a scheme and a host', ({ create }) => {
  for (const [typed, address] of [
    ['https://shop.example/', 'https://shop.example'],
    [' HTTPS://Shop.Example:443/?a#b ', 'https://shop.example'],
    ['http://localhost:9000/', 'http://localhost:9000'],
  ] as const) {
    const { settings, variables } = create({ SITE_URL: typed });
    expect([settings.siteUrl, variables['SITE_URL']]).toEqual([address, address]);
  }
  for (const [typed, words] of [
    ['shop.example', 'must be an address like https://shop.example'],
    ['mailto:marie@shop.example', 'must be an address like'],
    ['https://shop.example/fr', 'must have no path, because the shop is at the root'],
    ['https://example.netlify.app/shop/', 'root: https://example.netlify.app'],
  ] as const) {
    expect(() => create({ SITE_URL: typed }), typed).toThrow(words);
  }
});

test('A .env of an editor of Windows is read, or named', ({ folder }) => {
  const file = join(folder, '.env');
  writeFileSync(file, '\uFEFFZELLE_NAME=first\r\nADMIN_USERNAME=marie\r\n');
  expect(readVariables(folder)).toMatchObject({ ZELLE_NAME: 'first', ADMIN_USERNAME: 'marie' });
  writeFileSync(file, '\uFEFFZELLE_NAME=first\r\n', 'utf16le');
  expect(() => readVariables(folder)).toThrow('is no text in UTF-8');
});

test('The environment has priority over .env, and empty means unset', ({ folder }) => {
  writeFileSync(join(folder, '.env'), 'ZELLE_NAME=from the file\nZELLE_EMAIL=file@example.com\n');
  process.env['ZELLE_EMAIL'] = '';
  process.env['ADMIN_USERNAME'] = 'marie';
  const variables = readVariables(folder);
  delete process.env['ZELLE_EMAIL'];
  delete process.env['ADMIN_USERNAME'];
  expect(variables).toMatchObject({ ZELLE_NAME: 'from the file', ADMIN_USERNAME: 'marie' });
  expect(variables).not.toHaveProperty('ZELLE_EMAIL');
});

test('.env.example runs as it stands and lists every setting with a comment', ({
  folder,
  create,
}) => {
  const text = readFileSync(join(import.meta.dirname, '../../.env.example'), 'utf8');
  writeFileSync(join(folder, '.env'), text);
  expect(() => create(readVariables(folder))).not.toThrow();
  const lines = text.trimEnd().split('\n');
  expect(lines.filter((_, index) => index % 2 === 0).every((line) => line.startsWith('# '))).toBe(
    true,
  );
  expect(lines.filter((_, index) => index % 2 === 1).every((line) => /^[A-Z_]+=/.test(line))).toBe(
    true,
  );
});

test('A build on Netlify needs no variable; all bad ones are named at once, and local stand-ins are refused', () => {
  expect(findNetlifyProblems({ NETLIFY: 'true', URL: 'https://atelye.netlify.app' })).toEqual([]);
  const problems = findNetlifyProblems({
    NETLIFY: 'true',
    URL: 'https://atelye.netlify.app',
    SHOP_SECRET: 'x'.repeat(31),
    STRIPE_SECRET_KEY: 'sk_test_x',
    ADMIN_PASSWORD: 'plain',
  });
  expect(problems).toEqual([
    'SHOP_SECRET: must have 32 characters or more',
    'STRIPE_WEBHOOK_SECRET: Missing required Stripe key',
    'PUBLIC_STRIPE_PUBLISHABLE_KEY: Missing required Stripe key',
    'ADMIN_PASSWORD: is for one machine only; set ADMIN_PASSWORD_HASH instead',
  ]);
});
