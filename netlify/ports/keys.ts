import { compactDecrypt, CompactEncrypt } from 'jose';
import * as z from 'zod';
import { keyNames, openKeys, type KeyName, type KeyState } from '#shared/admin/keys';
import { derivedKey } from '../derived-key.ts';
import { isStandIn, keyVariable, stripeModeOf, withoutEmpty, type StripeMode } from '../env.ts';
import { readEntry } from './blobs/entries.ts';
import { requireReadable } from './blobs/readable.ts';
import { upsertJson } from './blobs/upsert.ts';

const record = 'pasted';
const keptMs = 60_000;
const endingSigns = 4;

/** Beside the keys: the token that Instagram renewed, as JSON. */
type SealedName = KeyName | 'INSTAGRAM_RENEWED';

const sealedSchema = z.object({
  /** Each is sealed by itself, with its name. An empty text: it was removed, and its variable does not come back. */
  sealed: z.record(z.string(), z.string()),
  /** The id of the endpoint at Stripe that has the stored STRIPE_WEBHOOK_SECRET. */
  webhookEndpoint: z.string().optional(),
});
type KeyRecord = z.infer<typeof sealedSchema>;
/** Keys that cannot be read count as never pasted (rule 84). */
const recordSchema = sealedSchema.catch({ sealed: {} });
/** `values`: those that could be opened. */
type Opened = Pick<KeyRecord, 'webhookEndpoint'> & {
  values: Map<string, string>;
  names: string[];
};

let latest: { at: number; opened: Promise<Opened> } | undefined;

/** Returns what was stored 60 s ago or earlier; the variable where nothing was, or under another SHOP_SECRET. Throws 503. */
export async function readKey(name: SealedName): Promise<string | undefined> {
  return valueOf(name, await readOpened()).value || undefined;
}

/** Reads the key from the store after a refusal, because another call may have stored a newer one. Throws 503. */
export async function readKeyAgain(name: SealedName): Promise<string | undefined> {
  latest = undefined;
  return readKey(name);
}

export async function readWebhookEndpoint(): Promise<string | undefined> {
  return (await readOpened()).webhookEndpoint;
}

type Change = { keys: Partial<Record<SealedName, string>>; webhookEndpoint?: string };

/** Stores keys in one write, with what is left to take over; an empty text removes one. Throws 503, and 403 in a preview. */
export async function storeKeys({ keys, webhookEndpoint }: Change): Promise<void> {
  const firsts = Object.fromEntries(namesOfVariables().map((name) => [name, keyVariable(name)!]));
  const [sealedKeys, first] = await Promise.all([sealAll(keys), sealAll(firsts)]);
  const change = (stored: KeyRecord | null): KeyRecord => ({
    ...stored,
    sealed: { ...first, ...stored?.sealed, ...sealedKeys },
    ...(webhookEndpoint && { webhookEndpoint }),
  });
  await upsertJson(record, recordSchema, change, undefined, 'keys');
  latest = undefined;
}

/** Stores the variable of each key that the store does not have, in one write (rule 68). Throws 503, and 403 in a preview. */
export async function importKeys(): Promise<void> {
  const names = namesOfVariables();
  if (names.length === 0) return;
  const { names: stored } = await readOpened();
  if (names.some((name) => !stored.includes(name))) await storeKeys({ keys: {} });
}

function namesOfVariables(): KeyName[] {
  return keyNames.filter((name) => keyVariable(name) && !isStandIn(name));
}

async function sealAll(keys: Change['keys']): Promise<Record<string, string>> {
  const sealed = Object.entries(keys).map(
    async ([name, value]) => [name, value && (await seal(name, value))] as const,
  );
  return Object.fromEntries(await Promise.all(sealed));
}

export type Keys = Partial<Record<KeyName, string>>;

/** Throws 503. */
export async function readKeys(names: readonly KeyName[]): Promise<Keys> {
  const values = await Promise.all(names.map((name) => readKey(name)));
  return withoutEmpty(Object.fromEntries(names.map((name, index) => [name, values[index]])));
}

/** Returns what Setup shows of the keys. Throws 503. */
export async function describeKeys(names: readonly KeyName[]): Promise<KeyState[]> {
  const opened = await readOpened();
  return names.map((name) => describe(name, opened));
}

function describe(name: KeyName, opened: Opened): KeyState {
  const { value, from } = valueOf(name, opened);
  const variable = keyVariable(name);
  if (!value) {
    const isUnreadable = value === undefined && opened.names.includes(name);
    return { name, from: isUnreadable ? 'unreadable' : 'nowhere', ending: null };
  }
  const ending = openKeys.includes(name) ? value : value.slice(-endingSigns);
  if (from === 'variable') return { name, from: isStandIn(name) ? 'stand-in' : from, ending };
  const differs = variable !== undefined && variable !== value && !isStandIn(name);
  return { name, from, ending, differs };
}

/** Returns a key's value from the store, else from its variable. An empty value in the store means that the key was removed. */
function valueOf(name: SealedName, { values }: Opened) {
  const value = values.get(name);
  if (value !== undefined || name === 'INSTAGRAM_RENEWED') return { value, from: 'store' as const };
  return { value: keyVariable(name), from: 'variable' as const };
}

function readOpened(): Promise<Opened> {
  // A clock that was set back keeps nothing longer.
  if (latest && Math.abs(Date.now() - latest.at) < keptMs) return latest.opened;
  const opened = openRecord();
  latest = { at: Date.now(), opened };
  opened.catch(() => (latest = undefined));
  return opened;
}

async function openRecord(): Promise<Opened> {
  const entry = await readEntry(record, undefined, 'keys');
  const { sealed, ...rest }: KeyRecord = entry
    ? requireReadable(record, entry.value, recordSchema)
    : { sealed: {} };
  const names = Object.keys(sealed);
  const values = new Map<string, string>();
  for (const [name, text] of Object.entries(sealed)) {
    const value = text && (await unseal(name, text));
    if (value !== null) values.set(name, value);
  }
  return { ...rest, values, names };
}

function seal(name: string, value: string): Promise<string> {
  return new CompactEncrypt(new TextEncoder().encode(value))
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', kid: name })
    .encrypt(derivedKey('stored keys'));
}

/** Returns the value, or null if it was sealed under another SHOP_SECRET or for another name. */
async function unseal(name: string, text: string): Promise<string | null> {
  try {
    const { plaintext, protectedHeader } = await compactDecrypt(text, derivedKey('stored keys'), {
      keyManagementAlgorithms: ['dir'],
      contentEncryptionAlgorithms: ['A256GCM'],
    });
    return protectedHeader.kid === name ? new TextDecoder().decode(plaintext) : null;
  } catch {
    return null;
  }
}

/** Returns whether the shop can send mails. Throws 503. */
export async function hasMail(): Promise<boolean> {
  const [server, sender] = await Promise.all([readKey('SMTP_URL'), readKey('MAIL_FROM')]);
  return Boolean(server && sender);
}

/** Returns the mode of the secret key, which decides which payments there are. Throws 503. */
export async function readStripeMode(): Promise<StripeMode> {
  return stripeModeOf([await readKey('STRIPE_SECRET_KEY')]);
}
