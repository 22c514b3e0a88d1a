import type { SetupFinding } from '#shared/admin/setup';
import { env, hasMail } from '../../../env.ts';
import { mailProblemOf, verifyMailServer } from '../../../ports/mail.ts';
import { noteFinding, okFinding, toDoFinding, unknownFinding } from '../findings.ts';
import { checkMailDomain } from './domain.ts';
import { runCheck } from '../run-check.ts';
import { describeMailProblem, isPassing } from './problems.ts';

/** A mail server may greet slowly on purpose, so the limit is longer. */
export function runMailCheck(): Promise<SetupFinding[]> {
  return runCheck({ look: checkMail, withinMs: 15_000 });
}

async function checkMail(): Promise<SetupFinding[]> {
  if (!hasMail()) {
    return [
      toDoFinding(
        'The shop sends no mails: set SMTP_URL and MAIL_FROM as your mail provider says, and deploy. Until then nobody can confirm a transfer order, so each holds its artworks for TRANSFER_HOLD_HOURS, and a stranger can block half of what is for sale.',
      ),
    ];
  }
  const { MAIL_FROM = '', SMTP_URL = '' } = env();
  const domain = mailDomainOf(MAIL_FROM);
  if (!domain)
    return [
      toDoFinding('MAIL_FROM is not a mail address: write it like Studio <studio@shop.example>.'),
    ];
  const [server, records] = await Promise.all([
    checkServer(),
    checkMailDomain(domain, new URL(SMTP_URL).hostname),
  ]);
  return [server, ...records, noteFinding(explainDkim(domain))];
}

async function checkServer(): Promise<SetupFinding> {
  try {
    await verifyMailServer();
    return okFinding('The mail server accepts the shop.');
  } catch (error) {
    const problem = mailProblemOf(error);
    if (!problem) throw error;
    const words = describeMailProblem(problem);
    return isPassing(problem) ? unknownFinding(words) : toDoFinding(words);
  }
}

function explainDkim(domain: string): string {
  return `DKIM shows only in a mail that arrived: send yourself a test mail, open its original text, and look for 'dkim=pass' with ${domain} beside it.`;
}

/** Returns the domain of 'Studio <studio@shop.example>', or null. */
export function mailDomainOf(sender: string): string | null {
  return /@([^\s@<>]+\.[^\s@<>]+?)>?\s*$/.exec(sender)?.[1]?.toLowerCase() ?? null;
}
