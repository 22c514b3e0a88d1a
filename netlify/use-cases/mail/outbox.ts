import { isDeepStrictEqual } from 'node:util';
import { isWithin } from '#shared/since';
import { hasMail } from '../../ports/keys.ts';
import { readMailShop, type MailShop } from './mail-shop.ts';

/** A mail in sending for longer than this was left by a crash. */
const sendingMs = 120_000;

/** A mail stands in the record of its cause. `at`: since when it has its state; its other fields name it there. */
type Outgoing = { kind: string; state: 'due' | 'sending' | 'sent'; at: string };
type Cause = { mails: Outgoing[] };
type MailOf<Of extends Cause> = Of['mails'][number];

/** The mails of one cause. `update` changes its record on the version that was read, and returns the stored one, or null if it is gone. */
export type Outbox<Of extends Cause> = {
  name: string;
  update: (change: (cause: Of) => Of | null) => Promise<Of | null>;
};

/** `mine`: the mails that this call alone sends. */
export type Begun<Of extends Cause> = { cause: Of; mine: MailOf<Of>[] };

export function dueMail<Named extends { kind: string }>(named: Named) {
  return { ...named, state: 'due' as const, at: new Date().toISOString() };
}

export function isMailDue({ state, at }: Pick<Outgoing, 'state' | 'at'>): boolean {
  return state === 'due' || (state === 'sending' && !isWithin(sendingMs, at));
}

export function isSameMail(first: object, second: object): boolean {
  const timeless = { state: '', at: '' };
  return isDeepStrictEqual({ ...first, ...timeless }, { ...second, ...timeless });
}

export function withMailState<Of extends Cause>(
  cause: Of,
  chosen: MailOf<Of>[],
  state: Outgoing['state'],
): Of {
  const at = new Date().toISOString();
  const mails = cause.mails.map((mail) =>
    chosen.some((chosenMail) => isSameMail(chosenMail, mail)) ? { ...mail, state, at } : mail,
  );
  return { ...cause, mails };
}

/** Marks the chosen due mails as being sent, in one write: of concurrent calls one sends each. Null without a mail server or the cause. */
export async function beginMails<Of extends Cause>(
  { update }: Outbox<Of>,
  isChosen: (mail: MailOf<Of>, cause: Of) => boolean = () => true,
  change: Partial<Of> = {},
): Promise<Begun<Of> | null> {
  if (!(await hasMail())) return null;
  let mine: MailOf<Of>[] = [];
  const cause = await update((current) => {
    mine = current.mails.filter((mail) => isMailDue(mail) && isChosen(mail, current));
    return mine.length > 0 ? { ...withMailState(current, mine, 'sending'), ...change } : null;
  });
  return cause && { cause, mine };
}

/** Sends what was begun. A mail that fails is due again and fails no other one (rule 34). Returns the stored cause. Throws 503. */
export async function sendBegun<Of extends Cause>(
  { name, update }: Outbox<Of>,
  { cause, mine }: Begun<Of>,
  send: (mail: MailOf<Of>, shop: MailShop) => Promise<void>,
): Promise<Of | null> {
  const shop = mine.length > 0 ? readMailShop() : null;
  let stored: Of | null = cause;
  for (const mail of mine) {
    const state = await shop!
      .then((read) => send(mail, read))
      .then(() => 'sent' as const)
      .catch((error: unknown) => {
        console.error(`The mail '${mail.kind}' of ${name} stays due`, error);
        return 'due' as const;
      });
    stored = await update((current) => withMailState(current, [mail], state));
  }
  return stored;
}
