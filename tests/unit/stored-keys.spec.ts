import { expect, test } from '@playwright/test';
import { blobsContext } from '../../netlify/local/platform/blobs-server.ts';
import { describeKeys, readKey, readKeyAgain, storeKeys } from '../../netlify/ports/keys.ts';
import {
  isInstagramConnected,
  readInstagramToken,
  renewTokenWhenDue,
  tokenOrigin,
} from '../../netlify/use-cases/instagram/token.ts';
import { giveOwnStore } from '../fixtures/blobs/own-store.ts';
import { access, openStore } from '../fixtures/blobs/platform-blobs.ts';
import { runFresh } from '../fixtures/start/fresh-process.ts';
import { least } from '../fixtures/start/least-environment.ts';

const blobs = giveOwnStore();
const hook = 'https://api.netlify.com/build_hooks/0123456789abcdef';
type Sealed = { sealed: Record<string, string> };
const keysStore = () => openStore(blobs().port, { name: 'keys' });
const readStored = async () => String(await keysStore().get('pasted', { type: 'text' }));

/** Reads keys in another process, as another function does. */
async function readElsewhere(name: string, env: Record<string, string> = {}): Promise<string> {
  const code = `const { describeKeys, readKey } = await import('./netlify/ports/keys.ts');
    console.log(JSON.stringify([await readKey('${name}') ?? null, (await describeKeys(['${name}']))[0]]));`;
  const NETLIFY_BLOBS_CONTEXT = blobsContext(blobs().port, access);
  const { STRIPE_SECRET_KEY: _key, ...variables } = least;
  return runFresh(code, { ...variables, NETLIFY_BLOBS_CONTEXT, ...env });
}

/** What another function says in Setup of the build hook. */
function tellSetup(env: Record<string, string>): Promise<string> {
  const code = `const { answerSetup } = await import('./netlify/use-cases/setup/paste.ts');
    console.log(JSON.stringify(await answerSetup('build-hook', Promise.resolve([]))));`;
  const NETLIFY_BLOBS_CONTEXT = blobsContext(blobs().port, access);
  return runFresh(code, { ...least, NETLIFY_BLOBS_CONTEXT, ...env });
}

test('a pasted key is stored encrypted, read by other functions and shown by its last four signs', async () => {
  expect(await readKey('BUILD_HOOK_URL')).toBeUndefined();
  await storeKeys({ keys: { BUILD_HOOK_URL: hook, STRIPE_SECRET_KEY: 'sk_test_secret1234' } });
  expect(await readKey('BUILD_HOOK_URL')).toBe(hook);
  expect(await readStored()).not.toMatch(/sk_test|secret1234|build_hooks/);
  const state = { name: 'STRIPE_SECRET_KEY', from: 'store', ending: '1234' };
  expect(JSON.parse(await readElsewhere('STRIPE_SECRET_KEY'))).toEqual([
    'sk_test_secret1234',
    state,
  ]);
});

test('a variable of the environment wins', async () => {
  await storeKeys({ keys: { STRIPE_SECRET_KEY: 'sk_live_stored' } });
  expect(await readKey('STRIPE_SECRET_KEY')).toBe(least.STRIPE_SECRET_KEY);
  expect(await describeKeys(['STRIPE_SECRET_KEY'])).toEqual([
    { name: 'STRIPE_SECRET_KEY', from: 'variable', ending: 'st_x' },
  ]);
});

test('another SHOP_SECRET reads nothing, and says which keys are lost', async () => {
  await storeKeys({ keys: { BUILD_HOOK_URL: hook } });
  const found = await readElsewhere('BUILD_HOOK_URL', { SHOP_SECRET: 'y'.repeat(32) });
  expect(JSON.parse(found)).toEqual([
    null,
    { name: 'BUILD_HOOK_URL', from: 'unreadable', ending: null },
  ]);
  const told = await tellSetup({ SHOP_SECRET: 'y'.repeat(32) });
  expect(told).toContain('Paste them again: BUILD_HOOK_URL.');
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
