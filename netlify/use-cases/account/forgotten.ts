import { createHash, randomUUID } from 'node:crypto';
import { easyPassword, isEasyToGuess } from '#shared/admin/easy-password';
import { linkMinutes, type LinkInput } from '#shared/admin/account';
import { goesOn } from '#shared/since';
import {
  administratorOf,
  changeLogin,
  readAccount,
  type Account,
  type Administrator,
} from '../../account.ts';
import { env } from '../../env.ts';
import { HttpError } from '../../errors.ts';
import { hashAddress } from '../../keyed-hash.ts';
import { readJson, updateJson } from '../../ports/blobs/records.ts';
import { upsertJson } from '../../ports/blobs/upsert.ts';
import { requireLiveDeploy } from '../../ports/live-deploy.ts';
import { isSameSecret, newSecret } from '../../same-secret.ts';
import { recordActivity } from '../admin/activity.ts';
import { confirmLink } from '../admin/login.ts';
import { addDue, dueAt, removeDue, type Due } from '../due.ts';
import { hasArrivedAt } from '../mail/arrival.ts';
import { deliver } from '../mail/deliver.ts';
import { mainLink, text, type MailContent } from '../mail/mail-parts.ts';
import { readMailShop } from '../mail/mail-shop.ts';
import { beginMails, dueMail, isMailDue, sendBegun, type Outbox } from '../mail/outbox.ts';
import { writeMail } from '../mail/write-mail.ts';
import { hourMs, placeSchema, takePlace, timeOf } from '../places.ts';
import { hashPassword } from './edit.ts';
import {
  linkKey,
  linkPlacesKey,
  linkRecord,
  noLink,
  type Link,
  type LinkRecord,
} from './link-record.ts';

const linkMs = linkMinutes * 60_000;
const mostOfNetwork = 3;
const mostADay = 10;
/** A mail that is refused for so long is not sent any more. */
const triesMs = hourMs;

const outbox: Outbox<LinkRecord> = {
  name: 'the login',
  update: (change) => updateJson(linkKey, linkRecord, change),
};

/**
 * Mails a link to the painter, three times a day for a network and ten times for all (rule 99). Nobody waits for it, so that an answer tells
 * nothing. Order of writes: the place, the due key, the record. Throws 503.
 */
export async function askForLink(ip: string): Promise<void> {
  requireLiveDeploy();
  const network = hashAddress(ip);
  const wish = { key: linkPlacesKey, place: placeSchema, name: randomUUID(), network };
  const place = await takePlace(wish, ({ id, day }) => {
    const own = day.filter((taken) => taken.network === network);
    return own.length < mostOfNetwork && day.length < mostADay ? { id, network } : null;
  });
  if (!place) return;
  const askedAt = timeOf(place.id);
  const due = dueAt(askedAt, 'link', 'login');
  await addDue(due);
  const mails = [dueMail({ kind: 'link' as const, asked: askedAt })];
  await upsertJson(linkKey, linkRecord, (before) => ({ ...noLink, ...before, mails }));
  await sendLink(due);
}

/** Sends the links that a crash or a mail server has left. The clock calls it. */
export async function sendDueLinks(due: Due[]): Promise<void> {
  for (const dueLink of due) {
    await (dueLink.at < Date.now() - triesMs ? removeDue(dueLink) : sendLink(dueLink)).catch(
      console.error,
    );
  }
}

/** Makes the secret in the write that begins the mail, and stores only its hash. A mail that is sent again has another secret. */
async function sendLink(due: Due): Promise<void> {
  const [shop, account] = await Promise.all([readMailShop(), readAccount()]);
  const { painterAddress: to } = shop;
  const administrator = administratorOf(account);
  // An address that was mistyped may be a stranger's.
  if (!administrator || !(await hasArrivedAt(to))) return removeDue(due);
  const secret = newSecret();
  const { mark, username } = administrator;
  const link = { hash: hashOf(secret), until: Date.now() + linkMs, mark };
  const begun = await beginMails(outbox, undefined, { link });
  if (!begun) return;
  const stored = await sendBegun(outbox, begun, () =>
    deliver({ to, ...writeMail(describeLink(secret, username), shop) }, shop),
  );
  if (stored?.mails.some(isMailDue)) return;
  if (begun.mine.length > 0)
    await recordActivity('Somebody', 'Had a link for a new password mailed');
  if (stored?.mails.every(({ state }) => state === 'sent')) await removeDue(due);
}

/** Ends all sessions and this link, in one write. Throws 403 for a link that does not work, 400 for an easy password, 429, 503. */
export async function setPasswordByLink(
  ip: string,
  { secret, password }: LinkInput,
): Promise<Administrator> {
  const refusal = new HttpError(
    403,
    `This link does not work any more: each works once, for ${linkMinutes} minutes, and only the newest one. Ask for another one.`,
  );
  const link = await confirmLink(ip, () => findLink(secret), refusal);
  const passwordHash = await hashPassword(password);
  const account = await changeLogin((stored) => {
    const { login } = stored;
    if (!login || !isFor(stored, link)) throw refusal;
    if (isEasyToGuess(password, [login.username])) throw new HttpError(400, easyPassword);
    return { ...login, passwordHash };
  });
  const administrator = administratorOf(account)!;
  await recordActivity(administrator.username, 'Password set with a mailed link');
  return administrator;
}

async function findLink(secret: string): Promise<Link | null> {
  const [stored, account] = await Promise.all([readJson(linkKey, linkRecord), readAccount()]);
  const link = stored?.link;
  if (!link || !isSameSecret(hashOf(secret), link.hash)) return null;
  return goesOn(link.until, linkMs) && isFor(account, link) ? link : null;
}

/** Returns whether the link is for the present account. Another name, password or end time has another mark. */
function isFor(account: Account, { mark }: Link): boolean {
  return administratorOf(account)?.mark === mark;
}

function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

function describeLink(secret: string, username: string): MailContent {
  // In hex, because it may have any sign. It stands before the secret, which ends in a letter or digit.
  const fragment = `${Buffer.from(username).toString('hex')}.${secret}`;
  return {
    subject: 'A new password for your shop',
    parts: [
      text(
        'Somebody pressed ‘Forgotten?’ at the login of your shop. If it was you, choose a new password:',
      ),
      mainLink('Choose a new password', `${env().SITE_URL}/admin/forgotten#${fragment}`),
      text(
        `The link works for ${linkMinutes} minutes, once. If you have several such mails, only the newest one works.`,
      ),
      text(`Your username is ${username}.`),
      text('Was it not you? There is nothing to do. Nobody else has this link: give it to nobody.'),
    ],
  };
}
