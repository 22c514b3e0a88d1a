import { keysOfCheck, type SetupFinding } from '#shared/admin/setup';
import { isStandIn } from '../../../env.ts';
import { readKeys, type Keys } from '../../../ports/keys.ts';
import { mailProblemOf, verifyMailServer } from '../../../ports/mail.ts';
import { hasArrivedAt } from '../../mail/arrival.ts';
import { forgetRefusal } from '../../mail/deliver.ts';
import { painterAddressOf } from '../../mail/mail-shop.ts';
import { readSettings } from '../../settings.ts';
import { noteFinding, okFinding, requireGood, toDoFinding, unknownFinding } from '../findings.ts';
import type { Service } from '../paste.ts';
import { checkMailDomain } from './domain.ts';
import { runCheck } from '../run-check.ts';
import { describeMailProblem, isPassing } from './problems.ts';

/** Checks the mail server within a longer limit, because it may greet slowly on purpose. */
export function runMailCheck(): Promise<SetupFinding[]> {
  return runCheck({ look: checkMail, withinMs: 15_000 });
}

const names = keysOfCheck.mail!;

async function checkMail(): Promise<SetupFinding[]> {
  const keys = await readKeys(names);
  const server = await checkServer(keys);
  if (server.state === 'to-do') return [server];
  const { MAIL_FROM = '', SMTP_URL = '' } = keys;
  const domain = mailDomainOf(MAIL_FROM)!;
  const [arrival, records] = await Promise.all([
    checkArrival(),
    // The mailbox of one machine sends nothing to anybody.
    isStandIn('SMTP_URL') ? [] : checkMailDomain(domain, new URL(SMTP_URL).hostname),
  ]);
  return [server, arrival, ...records, noteFinding(explainDkim(domain))];
}

/** Tells whether a test mail arrived: a forgotten password comes back only there (rule 99). */
async function checkArrival(): Promise<SetupFinding> {
  const address = await painterAddressOf(await readSettings());
  return (await hasArrivedAt(address))
    ? okFinding(`A test mail has arrived at ${address}: a forgotten password comes back there.`)
    : toDoFinding(
        `Send yourself a test mail, and press ‘It arrived’ when you see it at ${address}: only then does a forgotten password come back by mail.`,
      );
}

export const mailService: Service = {
  title: 'Mail server',
  names,
  async accept(keys) {
    const { MAIL_FROM, SMTP_URL } = keys;
    if (MAIL_FROM || SMTP_URL) requireGood([await checkServer(keys)]);
  },
};

async function checkServer({ MAIL_FROM, SMTP_URL }: Keys): Promise<SetupFinding> {
  if (!MAIL_FROM || !SMTP_URL) {
    return toDoFinding(
      'The shop sends no mails: neither buyers nor you hear of an order. Nobody can confirm a transfer order either, so a stranger with invented addresses can hold back half of what is for sale for days.',
    );
  }
  if (!mailDomainOf(MAIL_FROM))
    return toDoFinding(
      'The sender is not a mail address: write it like Studio <studio@shop.example>.',
    );
  if (!/^smtps?:$/.test(URL.parse(SMTP_URL)?.protocol ?? ''))
    return toDoFinding(
      'The address of the mail server is not written like ‘smtps://name:password@host:465’.',
    );
  try {
    await verifyMailServer(SMTP_URL);
    await forgetRefusal('check');
    return okFinding('The mail server accepts the shop.');
  } catch (error) {
    const problem = mailProblemOf(error);
    if (!problem) throw error;
    const words = describeMailProblem(problem);
    return isPassing(problem) ? unknownFinding(words) : toDoFinding(words);
  }
}

function explainDkim(domain: string): string {
  return `Whether your mails are signed (‘DKIM’) shows only in one that arrived: open the original text of a test mail, and look for ‘dkim=pass’ with ${domain} beside it.`;
}

/** Returns the domain of 'Studio <studio@shop.example>', or null. */
export function mailDomainOf(sender: string): string | null {
  return /@([^\s@<>]+\.[^\s@<>]+?)>?\s*$/.exec(sender)?.[1]?.toLowerCase() ?? null;
}
