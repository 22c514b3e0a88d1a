import type { SetupFinding } from '#shared/admin/setup';
import { openResolver, readTextRecords } from '../../../ports/mail-records.ts';
import { okFinding, toDoFinding, unknownFinding } from '../findings.ts';

type Records = string[] | null;

/** These send with a return path of their own, so the domain of the sender needs no SPF record. */
const ownReturnPath = /(^|\.)(amazonaws\.com|resend\.com|postmarkapp\.com)$/;

/** Judges the domain's SPF and DMARC records. `server`: the host of the mail server. */
export async function checkMailDomain(
  domain: string,
  server: string,
  resolver = openResolver(),
): Promise<SetupFinding[]> {
  const [records = null, ...policies] = await Promise.all(
    [domain, ...policyNames(domain)].map((name) => readTextRecords(resolver, name)),
  );
  return [judgeSpf(domain, records, server), judgeDmarc(domain, policies)];
}

/** Returns the names of the domain and of those above it, because a policy of a domain is valid for its subdomains (RFC 7489, 6.6.3). */
export function policyNames(domain: string): string[] {
  const labels = domain.split('.');
  return labels.slice(0, -1).map((_, index) => `_dmarc.${labels.slice(index).join('.')}`);
}

/** Judges the SPF records. Two of them count as an error (RFC 7208, 4.5). */
export function judgeSpf(domain: string, records: Records, server: string): SetupFinding {
  if (!records)
    return unknownFinding(`Nobody could say who may send for ${domain} (‘SPF record’).`);
  const spfRecords = records.filter((record) => /^v=spf1( |$)/i.test(record));
  if (spfRecords.length === 1)
    return okFinding(`${domain} says who may send for it (‘SPF record’).`);
  if (spfRecords.length > 1) {
    return toDoFinding(
      `${domain} says ${spfRecords.length} times who may send for it (‘SPF record’), and receivers accept only one: make one of them.`,
    );
  }
  if (ownReturnPath.test(server))
    return okFinding(
      `${domain} need not say who may send for it (‘SPF record’): the mail provider does.`,
    );
  return toDoFinding(
    `${domain} does not say who may send for it, so mails go to spam: add the line (‘TXT record’) that your mail provider names under ‘SPF’, where you bought the domain.`,
  );
}

export function judgeDmarc(domain: string, policies: Records[]): SetupFinding {
  const hasPolicy = policies.some((records) =>
    records?.some((record) => /^v=DMARC1/i.test(record)),
  );
  if (hasPolicy) return okFinding(`${domain} says what becomes of forged mails (‘DMARC record’).`);
  if (policies.includes(null)) {
    return unknownFinding(
      `Nobody could say what becomes of forged mails of ${domain} (‘DMARC record’).`,
    );
  }
  return toDoFinding(
    `${domain} does not say what becomes of forged mails, which large mail services ask for (‘DMARC record’): where you bought the domain, add the line (‘TXT record’) ‘v=DMARC1; p=none’ for ‘_dmarc.${domain}’.`,
  );
}
