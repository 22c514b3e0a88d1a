import { compactDecrypt, CompactEncrypt } from 'jose';
import * as z from 'zod';
import type { KeyName, KeyState } from '#shared/admin/keys';
import { derivedKey } from '../derived-key.ts';
import { keyVariable, stripeModeOf, withoutEmpty, type StripeMode } from '../env.ts';
import { readEntry } from './blobs/entries.ts';
import { requireReadable } from './blobs/readable.ts';
import { upsertJson } from './blobs/upsert.ts';

const record = 'pasted';
const keptMs = 60_000;
const endingSigns = 4;

/** Beside the keys: the token that Instagram renewed, as JSON. */
type SealedName = KeyName | 'INSTAGRAM_RENEWED';

const sealedSchema = z.object({
  /** Each is sealed by itself, with its name. */
  sealed: z.record(z.string(), z.string()),
  /** The id of the endpoint at Stripe that has the stored STRIPE_WEBHOOK_SECRET. */
  webhookEndpoint: z.string().optional(),
});
type KeyRecord = z.infer<typeof sealedSchema>;
/** Keys that cannot be read count as never pasted (rule 84). */
const recordSchema = sealedSchema.catch({ sealed: {} });
type Opened = { values: Map<string, string>; names: string[]; webhookEndpoint?: string };

let kept: { at: number; opened: Promise<Opened> } | undefined;

/** Returns the variable, or what was pasted in Setup at most 60 s ago or earlier. Throws 503. */
export async function readKey(name: SealedName): Promise<string | undefined> {
  return variableOf(name) ?? (await readOpened()).values.get(name);
}

/** After a refusal: another call may have stored a newer one. Throws 503. */
export async function readKeyAgain(name: SealedName): Promise<string | undefined> {
  kept = undefined;
  return readKey(name);
}

export async function readWebhookEndpoint(): Promise<string | undefined> {
  return (await readOpened()).webhookEndpoint;
}

type Change = { keys: Partial<Record<SealedName, string>>; webhookEndpoint?: string };

/** Stores keys in one write; an empty text removes one. Throws 503, and 403 in a preview. */
export async function storeKeys({ keys, webhookEndpoint }: Change): Promise<void> {
  const named = Object.entries(keys);
  const texts = await Promise.all(named.map(([name, value]) => value && seal(name, value)));
  const changed = Object.fromEntries(named.map(([name], index) => [name, texts[index]!]));
  const change = (now: KeyRecord | null): KeyRecord => ({
    ...now,
    sealed: withoutEmpty({ ...now?.sealed, ...changed }),
    ...(webhookEndpoint && { webhookEndpoint }),
  });
  await upsertJson(record, recordSchema, change, undefined, 'keys');
  kept = undefined;
}

export type Keys = Partial<Record<KeyName, string>>;

/** Throws 503. */
export async function readKeys(names: readonly KeyName[]): Promise<Keys> {
  const values = await Promise.all(names.map((name) => readKey(name)));
  return withoutEmpty(Object.fromEntries(names.map((name, index) => [name, values[index]])));
}

/** What Setup shows of them. Throws 503. */
export async function describeKeys(names: readonly KeyName[]): Promise<KeyState[]> {
  if (names.every(variableOf)) return names.map((name) => describe(name));
  const opened = await readOpened();
  return names.map((name) => describe(name, opened));
}

function describe(name: KeyName, opened?: Opened): KeyState {
  const variable = variableOf(name);
  if (variable) return { name, from: 'variable', ending: variable.slice(-endingSigns) };
  const stored = opened?.values.get(name);
  if (stored) return { name, from: 'store', ending: stored.slice(-endingSigns) };
  return { name, from: opened?.names.includes(name) ? 'unreadable' : 'nowhere', ending: null };
}

function variableOf(name: SealedName): string | undefined {
  return name === 'INSTAGRAM_RENEWED' ? undefined : keyVariable(name);
}

function readOpened(): Promise<Opened> {
  // A clock that was set back keeps nothing longer.
  if (kept && Math.abs(Date.now() - kept.at) < keptMs) return kept.opened;
  const opened = openRecord();
  kept = { at: Date.now(), opened };
  opened.catch(() => (kept = undefined));
  return opened;
}

async function openRecord(): Promise<Opened> {
  const entry = await readEntry(record, undefined, 'keys');
  const { sealed, webhookEndpoint }: KeyRecord = entry
    ? requireReadable(record, entry.value, recordSchema)
    : { sealed: {} };
  const names = Object.keys(sealed);
  const values = new Map<string, string>();
  for (const [name, text] of Object.entries(sealed)) {
    const value = await unseal(name, text);
    if (value) values.set(name, value);
  }
  return { values, names, ...(webhookEndpoint && { webhookEndpoint }) };
}

function seal(name: string, value: string): Promise<string> {
  return new CompactEncrypt(new TextEncoder().encode(value))
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', kid: name })
    .encrypt(derivedKey('stored keys'));
}

/** Null if it was sealed under another SHOP_SECRET, or for another name. */
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

/** Whether the shop can send mails. Throws 503. */
export async function hasMail(): Promise<boolean> {
  const [server, sender] = await Promise.all([readKey('SMTP_URL'), readKey('MAIL_FROM')]);
  return Boolean(server && sender);
}

/** The secret key decides which payments there are. Throws 503. */
export async function readStripeMode(): Promise<StripeMode> {
  return stripeModeOf([await readKey('STRIPE_SECRET_KEY')]);
}
