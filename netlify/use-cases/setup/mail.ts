import type { SetupFinding } from '#shared/setup';
import { env, hasMail } from '../../env.ts';
import { mailProblemOf, verifyMailServer } from '../../ports/mail.ts';
import { note, ok, toDo, unknown } from './findings.ts';
import { checkMailDomain } from './mail-domain.ts';
import { runCheck } from './run-check.ts';
import { describeMailProblem, isPassing } from './mail-problems.ts';

/** The check of the mail server; it may greet slowly on purpose. */
export function runMailCheck(): Promise<SetupFinding[]> {
  return runCheck({ look: checkMail, withinMs: 10_000 });
}

/** Signs in to the mail server, and looks up what receivers look up about the sender. */
async function checkMail(): Promise<SetupFinding[]> {
  if (!hasMail()) {
    return [
      toDo(
        'The shop sends no mails: set SMTP_URL and MAIL_FROM as your mail provider says, and deploy.',
      ),
    ];
  }
  const domain = domainOf(env().MAIL_FROM ?? '');
  if (!domain)
    return [toDo('MAIL_FROM is not a mail address: write it like Studio <studio@shop.example>.')];
  const [server, records] = await Promise.all([checkServer(), checkMailDomain(domain)]);
  return [server, ...records, note(explainDkim(domain))];
}

async function checkServer(): Promise<SetupFinding> {
  try {
    await verifyMailServer();
    return ok('The mail server accepts the shop.');
  } catch (error) {
    const problem = mailProblemOf(error);
    if (!problem) throw error;
    const words = describeMailProblem(problem);
    return isPassing(problem) ? unknown(words) : toDo(words);
  }
}

function explainDkim(domain: string): string {
  return `DKIM shows only in a mail that arrived: send yourself a test mail, open its original text, and look for 'dkim=pass' with ${domain} beside it.`;
}

/** The domain of a sender like 'Studio <studio@shop.example>'; null when there is none. */
export function domainOf(sender: string): string | null {
  return /@([^\s@<>]+\.[^\s@<>]+?)>?\s*$/.exec(sender)?.[1]?.toLowerCase() ?? null;
}
