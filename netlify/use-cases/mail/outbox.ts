import { isDeepStrictEqual } from 'node:util';
import { isWithin } from '#shared/since';
import { hasMail } from '../../ports/keys.ts';
import { readMailShop, type MailShop } from './mail-shop.ts';

/** A mail in sending for longer than this was left by a crash. */
const sendingMs = 120_000;

/** A mail stands in the record of its cause. `at`: since when it has its state; its other fields name it there. */
type Outgoing = {
  kind: string;
  state: 'due' | 'sending' | 'sent';
  at: string;
  refused?: 'once' | 'for-good' | undefined;
};
type Cause = { mails: Outgoing[] };
type MailOf<Of extends Cause> = Of['mails'][number];
type Outcome = Pick<Outgoing, 'state' | 'refused'>;

/**
 * The mails of one cause. `update` changes its record on the version that was read, and returns the stored one, or null if it is gone.
 * `isOver`: a due mail that is not so any more is left out.
 */
export type Outbox<Of extends Cause> = {
  name: string;
  update: (change: (cause: Of) => Of | null) => Promise<Of | null>;
  isOver?: (mail: MailOf<Of>, cause: Of) => boolean;
};

/** `mine`: the mails that this call alone sends. */
export type Begun<Of extends Cause> = { cause: Of; mine: MailOf<Of>[] };

export function dueMail<Named extends { kind: string }>(named: Named) {
  return { ...named, state: 'due' as const, at: new Date().toISOString() };
}

export function isMailDue({
  state,
  at,
  refused,
}: Pick<Outgoing, 'state' | 'at' | 'refused'>): boolean {
  if (refused === 'for-good') return false;
  return state === 'due' || (state === 'sending' && !isWithin(sendingMs, at));
}

/** Returns whether it was not sent, and nobody is sending it. */
function isUnsent(mail: Outgoing): boolean {
  return isMailDue({ ...mail, refused: undefined });
}

export function isSameMail(first: object, second: object): boolean {
  const stateless = { state: '', at: '', refused: '' };
  return isDeepStrictEqual({ ...first, ...stateless }, { ...second, ...stateless });
}

export function withMailState<Of extends Cause>(
  cause: Of,
  chosen: MailOf<Of>[],
  outcome: Outcome,
): Of {
  const at = new Date().toISOString();
  const mails = cause.mails.map((mail) =>
    chosen.some((chosenMail) => isSameMail(chosenMail, mail))
      ? { ...mail, refused: undefined, ...outcome, at }
      : mail,
  );
  return { ...cause, mails };
}

/**
 * Marks the chosen due mails as being sent, and those that are over as sent, in one write: of concurrent calls one sends each. Null without
 * a mail server or the cause.
 */
export async function beginMails<Of extends Cause>(
  { update, isOver = () => false }: Outbox<Of>,
  isChosen: (mail: MailOf<Of>, cause: Of) => boolean = () => true,
  change: Partial<Of> = {},
): Promise<Begun<Of> | null> {
  if (!(await hasMail())) return null;
  let mine: MailOf<Of>[] = [];
  const cause = await update((current) => {
    const over = current.mails.filter((mail) => isUnsent(mail) && isOver(mail, current));
    mine = current.mails.filter(
      (mail) => isMailDue(mail) && !over.includes(mail) && isChosen(mail, current),
    );
    const rest = over.length > 0 ? withMailState(current, over, { state: 'sent' }) : null;
    if (mine.length === 0) return rest;
    return { ...withMailState(rest ?? current, mine, { state: 'sending' }), ...change };
  });
  return cause && { cause, mine };
}

/**
 * Sends what was begun. A mail that fails is due again and fails no other one (rule 34). `send` may tell another outcome than 'sent'.
 * Returns the stored cause. Throws 503.
 */
export async function sendBegun<Of extends Cause>(
  { name, update }: Outbox<Of>,
  { cause, mine }: Begun<Of>,
  send: (mail: MailOf<Of>, shop: MailShop) => Promise<Outcome | void>,
): Promise<Of | null> {
  const shop = mine.length > 0 ? readMailShop() : null;
  let stored: Of | null = cause;
  for (const mail of mine) {
    const outcome = await shop!
      .then((read) => send(mail, read))
      .then((told) => told ?? { state: 'sent' as const })
      .catch((error: unknown) => {
        console.error(`The mail '${mail.kind}' of ${name} stays due`, error);
        return { state: 'due' as const };
      });
    stored = await update((current) => withMailState(current, [mail], outcome));
  }
  return stored;
}
