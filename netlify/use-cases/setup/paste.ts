import type { KeyName, PastedKeys } from '#shared/admin/keys';
import {
  keysOfCheck,
  type SetupAnswer,
  type SetupCheck,
  type SetupFinding,
} from '#shared/admin/setup';
import { isStandIn, withoutEmpty } from '../../env.ts';
import { HttpError } from '../../errors.ts';
import { limitTime } from '../../time-limit.ts';
import { describeKeys, readKeys, storeKeys, type Keys } from '../../ports/keys.ts';
import { recordActivity } from '../admin/activity.ts';
import { mailDeed } from '../mail/mail-painter.ts';
import { toDoFinding } from './findings.ts';

/** A dead mail server does not stop the keys of a working one. */
const oldServerMs = 4000;
const newServerMs = 4000;

export type Service = {
  /** In the activity log: 'Keys of Stripe'. */
  title: string;
  names: readonly KeyName[];
  /** Asks the service. Throws HttpError with what is wrong: then nothing is stored. */
  accept: (keys: Keys) => Promise<void>;
};

/** Stores what the service accepts, in one write. Throws 400, 409 for a stand-in, 503. */
export async function pasteKeys(
  { title, names, accept }: Service,
  pasted: PastedKeys,
  editor: string,
): Promise<void> {
  const changed = names.filter((name) => pasted[name] !== undefined);
  const standIn = changed.find(isStandIn);
  if (standIn) {
    throw new HttpError(
      409,
      `${standIn} is a stand-in of this machine: set the variable, and start the shop again.`,
    );
  }
  const keys = Object.fromEntries(changed.map((name) => [name, pasted[name]!]));
  const all = { ...(await readKeys(names)), ...keys };
  await accept(withoutEmpty(all));
  const isRemoved = changed.every((name) => !pasted[name]);
  const deed = `${title} ${isRemoved ? 'removed' : 'changed'}`;
  // By the old server first: a thief's own one could keep the news.
  if (names.includes('SMTP_URL')) await limitTime(mailDeed(deed), oldServerMs).catch(logFailure);
  await storeKeys({ keys });
  await recordActivity(editor, deed);
  await limitTime(mailDeed(deed), newServerMs).catch(logFailure);
}

function logFailure(error: unknown): void {
  console.error('A mail about changed keys was not sent in time', error);
}

/** Returns the findings and the keys, which are read after the check, because it may store some. */
export async function answerSetup(
  check: SetupCheck,
  looking: Promise<SetupFinding[]>,
): Promise<SetupAnswer> {
  const names = keysOfCheck[check] ?? [];
  const findings = await looking;
  const keys = await describeKeys(names);
  const lost = keys.filter(({ from }) => from === 'unreadable').map(({ name }) => name);
  if (lost.length === 0) return { findings, keys };
  const words = `The server has another secret (‘SHOP_SECRET’) than when these keys were pasted, so the shop cannot read them. Paste them again: ${lost.join(', ')}.`;
  return { findings: [toDoFinding(words), ...findings], keys };
}
