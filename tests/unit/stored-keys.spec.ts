import { test } from 'node:test';
import { expect } from '@playwright/test';
import { blobsContext } from '../../netlify/server/platform/blobs-server.ts';
import { hashSync } from 'bcryptjs';
import { keyNames, type KeyName } from '#shared/admin/keys';
import {
  administratorOf,
  differsFromVariable,
  readAccount,
  importLogin,
} from '../../netlify/account.ts';
import { env } from '../../netlify/env.ts';
import {
  describeKeys,
  readKey,
  readKeyAgain,
  storeKeys,
  importKeys,
} from '../../netlify/ports/keys.ts';
import {
  isInstagramConnected,
  readInstagramToken,
  renewTokenWhenDue,
  tokenOrigin,
} from '../../netlify/use-cases/instagram/token.ts';
import { crashAfter } from '../fixtures/blobs/crash.ts';
import { giveOwnStore } from '../fixtures/blobs/own-store.ts';
import { accountKey } from '../fixtures/records.ts';
import { access, openStore } from '../fixtures/blobs/platform-blobs.ts';
import { withFreshModules } from '../fixtures/start/fresh-modules.ts';
import { least } from '../fixtures/start/least-environment.ts';

const blobs = giveOwnStore();
const hook = 'https://api.netlify.com/build_hooks/0123456789abcdef';
type Sealed = { sealed: Record<string, string> };
const keysStore = () => openStore(blobs().port, { name: 'keys' });
const readStored = async () => String(await keysStore().get('pasted', { type: 'text' }));

/** Reads a key as another function does. */
function readElsewhere(name: KeyName, more: Record<string, string> = {}) {
  const NETLIFY_BLOBS_CONTEXT = blobsContext(blobs().port, access);
  const { STRIPE_SECRET_KEY: _key, ...variables } = least;
  return withFreshModules({ ...variables, NETLIFY_BLOBS_CONTEXT, ...more }, async () => {
    const keys = await import('../../netlify/ports/keys.ts');
    return [await keys.readKey(name), (await keys.describeKeys([name]))[0]];
  });
}

const hash = Buffer.from(hashSync('lakay se lakay', 4)).toString('base64');

/** Does the work with these variables of the owner, and without stand-ins. */
async function withVariables(variables: Record<string, string>, work: () => Promise<void>) {
  const before = { ...process.env };
  for (const name of keyNames) delete process.env[name];
  Object.assign(process.env, { LOCAL_STAND_INS: '' }, variables);
  await work().finally(() => (process.env = before));
}

/** Returns what another function says in Setup of the build hook. */
function tellSetup(more: Record<string, string>): Promise<string> {
  const NETLIFY_BLOBS_CONTEXT = blobsContext(blobs().port, access);
  return withFreshModules({ ...least, NETLIFY_BLOBS_CONTEXT, ...more }, async () => {
    const { answerSetup } = await import('../../netlify/use-cases/setup/paste.ts');
    return JSON.stringify(await answerSetup('build-hook', Promise.resolve([])));
  });
}

test('a pasted key is stored encrypted, read by other functions and shown by its last four signs', async () => {
  expect(await readKey('BUILD_HOOK_URL')).toBeUndefined();
  await storeKeys({ keys: { BUILD_HOOK_URL: hook, STRIPE_SECRET_KEY: 'sk_test_secret1234' } });
  expect(await readKey('BUILD_HOOK_URL')).toBe(hook);
  expect(await readStored()).not.toMatch(/sk_test|secret1234|build_hooks/);
  const state = { name: 'STRIPE_SECRET_KEY', from: 'store', ending: '1234', differs: false };
  expect(await readElsewhere('STRIPE_SECRET_KEY')).toEqual(['sk_test_secret1234', state]);
});

test('the store takes over what it does not have, in one write; what was saved stays, and Setup tells of a variable that differs (rule 68)', async () => {
  await keysStore().delete('pasted');
  const first = { SMTP_URL: 'smtps://first.example', MAIL_FROM: 'first@shop.example' };
  await withVariables(first, async () => {
    expect(await readKey('MAIL_FROM')).toBe(first.MAIL_FROM);
    expect(await describeKeys(['MAIL_FROM'])).toMatchObject([
      { from: 'variable', ending: first.MAIL_FROM },
    ]);
    await storeKeys({ keys: { SMTP_URL: 'smtps://saved.example' } });
    await Promise.all([importKeys(), importKeys()]);
    await importKeys();
    const idle = blobs().requests();
    await importKeys();
    expect(blobs().requests(), 'nothing is left').toBe(idle);
  });
  expect(await readKey('SMTP_URL')).toBe('smtps://saved.example');
  expect(await readKey('MAIL_FROM')).toBe(first.MAIL_FROM);
  await withVariables({ MAIL_FROM: 'second@shop.example' }, async () => {
    await importKeys();
    expect(await readKey('MAIL_FROM')).toBe(first.MAIL_FROM);
    const state = { name: 'MAIL_FROM', from: 'store', ending: first.MAIL_FROM, differs: true };
    expect(await describeKeys(['MAIL_FROM'])).toEqual([state]);
    await storeKeys({ keys: { MAIL_FROM: '' } });
    await importKeys();
    expect(await readKey('MAIL_FROM'), 'a removed key does not come back').toBeUndefined();
  });
});

test('a stand-in of one machine and a preview store nothing; a crash leaves the variable (rule 68)', async () => {
  await keysStore().delete('pasted');
  await importKeys();
  expect(await readStored(), 'the least environment is one of stand-ins').toBe('null');
  const NETLIFY_BLOBS_CONTEXT = blobsContext(blobs().port, access);
  const variables = { MAIL_FROM: 'studio@shop.example', ADMIN_PASSWORD_HASH: hash };
  const settings = { ...least, ...variables, NETLIFY_BLOBS_CONTEXT, LOCAL_STAND_INS: '' };
  const deploy = globalThis as { DEPLOY_CONTEXT?: string };
  deploy.DEPLOY_CONTEXT = 'deploy-preview';
  await withFreshModules(settings, async () => {
    const keys = await import('../../netlify/ports/keys.ts');
    const account = await import('../../netlify/account.ts');
    await expect(keys.importKeys()).rejects.toMatchObject({ status: 403 });
    await expect(account.importLogin()).rejects.toMatchObject({ status: 403 });
    expect(await keys.readKey('MAIL_FROM')).toBe('studio@shop.example');
  }).finally(() => delete deploy.DEPLOY_CONTEXT);
  expect(await readStored()).toBe('null');
  await withVariables(variables, async () => {
    await readKeyAgain('MAIL_FROM');
    expect(await crashAfter(0, importKeys)).toBe(true);
    expect(await readKeyAgain('MAIL_FROM')).toBe('studio@shop.example');
  });
});

test('the login is taken over once and its sessions go on; what is no hash is left (rule 57)', async () => {
  const store = openStore(blobs().port);
  const stored = () => store.get(accountKey, { type: 'json' });
  await withVariables({}, async () => {
    env().ADMIN_PASSWORD_HASH = Buffer.from('no hash').toString('base64');
    await importLogin();
    expect(await stored()).toBeNull();
    env().ADMIN_PASSWORD_HASH = hash;
    const { mark } = administratorOf(await readAccount())!;
    await Promise.all([importLogin(), importLogin()]);
    expect(await stored()).toMatchObject({ version: 1, login: { username: 'admin' } });
    expect(administratorOf(await readAccount())!.mark).toBe(mark);
    env().ADMIN_PASSWORD_HASH = Buffer.from(hashSync('another', 4)).toString('base64');
    await importLogin();
    expect(administratorOf(await readAccount())!.mark).toBe(mark);
    expect(differsFromVariable(await readAccount())).toBe(true);
    await store.delete(accountKey);
  });
  delete env().ADMIN_PASSWORD_HASH;
});

test('another SHOP_SECRET reads nothing, and says which keys are lost', async () => {
  await storeKeys({ keys: { BUILD_HOOK_URL: hook } });
  const found = await readElsewhere('BUILD_HOOK_URL', {
    SHOP_SECRET: 'another secret of 32 characters or more',
  });
  expect(found).toEqual([undefined, { name: 'BUILD_HOOK_URL', from: 'unreadable', ending: null }]);
  const told = await tellSetup({ SHOP_SECRET: 'another secret of 32 characters or more' });
  expect(told).toContain('Paste them again: BUILD_HOOK_URL.');
  const variable = await readElsewhere('BUILD_HOOK_URL', {
    SHOP_SECRET: 'another secret of 32 characters or more',
    BUILD_HOOK_URL: `${hook}1`,
    LOCAL_STAND_INS: '',
  });
  expect(variable).toMatchObject([`${hook}1`, { from: 'variable' }]);
  expect(await tellSetup({})).not.toContain('Paste them again');
});

test('what was sealed for one name is not read under another', async () => {
  await storeKeys({ keys: { BUILD_HOOK_URL: hook, MAIL_FROM: 'studio@shop.example' } });
  const { sealed } = (await keysStore().get('pasted', { type: 'json' })) as Sealed;
  const moved = { ...sealed, MAIL_FROM: sealed['BUILD_HOOK_URL'] };
  await keysStore().setJSON('pasted', { sealed: moved });
  expect(await readKeyAgain('MAIL_FROM')).toBeUndefined();
  expect(await readKey('BUILD_HOOK_URL')).toBe(hook);
});

test('an empty text removes a key, and two changes at once keep both', async () => {
  await Promise.all([
    storeKeys({ keys: { BUILD_HOOK_URL: hook } }),
    storeKeys({ keys: { MAIL_FROM: 'studio@shop.example' } }),
    storeKeys({ keys: { INSTAGRAM_APP_SECRET: 'a-secret' } }),
  ]);
  const read = () =>
    Promise.all((['BUILD_HOOK_URL', 'MAIL_FROM', 'INSTAGRAM_APP_SECRET'] as const).map(readKey));
  expect(await read()).toEqual([hook, 'studio@shop.example', 'a-secret']);
  await storeKeys({ keys: { MAIL_FROM: '' } });
  expect(await read()).toEqual([hook, undefined, 'a-secret']);
});

test('the newest key is read after a minute, and at once after a refusal', async () => {
  await storeKeys({ keys: { BUILD_HOOK_URL: hook } });
  const requests = () => blobs().requests();
  await readKey('BUILD_HOOK_URL');
  const before = requests();
  for (let time = 0; time < 20; time++) await readKey('BUILD_HOOK_URL');
  expect(requests()).toBe(before);
  await readKeyAgain('BUILD_HOOK_URL');
  expect(requests()).toBe(before + 1);
  const now = Date.now;
  Date.now = () => now() + 61_000;
  await readKey('BUILD_HOOK_URL').finally(() => (Date.now = now));
  expect(requests()).toBe(before + 2);
});

test('a renewed token of Instagram is stored encrypted; a newly pasted one replaces it', async () => {
  expect(await isInstagramConnected()).toBe(false);
  await storeKeys({ keys: { INSTAGRAM_ACCESS_TOKEN: 'IG-first' } });
  await renewTokenWhenDue();
  expect(await readStored()).not.toContain('IG-first');
  const renewed = { origin: await tokenOrigin(), token: 'IG-renewed', since: '', expiresAt: null };
  await storeKeys({ keys: { INSTAGRAM_RENEWED: JSON.stringify(renewed) } });
  expect(await readInstagramToken()).toBe('IG-renewed');
  await storeKeys({ keys: { INSTAGRAM_ACCESS_TOKEN: 'IG-second' } });
  expect(await readInstagramToken()).toBe('IG-second');
});

test('keys that cannot be read count as never pasted, and can be pasted anew (rule 84)', async () => {
  await keysStore().set('pasted', '{"sealed":');
  expect(await readKeyAgain('BUILD_HOOK_URL')).toBeUndefined();
  await storeKeys({ keys: { BUILD_HOOK_URL: hook } });
  expect(await readKey('BUILD_HOOK_URL')).toBe(hook);
});
