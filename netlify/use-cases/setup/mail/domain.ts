import type { SetupFinding } from '#shared/admin/setup';
import { readTextRecords } from '../../../ports/mail-records.ts';
import { okFinding, toDoFinding, unknownFinding } from '../findings.ts';

type Records = string[] | null;

/** These send with a return path of their own, so the domain of the sender needs no SPF record. */
const ownReturnPath = /(^|\.)(amazonaws\.com|resend\.com|postmarkapp\.com)$/;

/** `server`: the host of the mail server. */
export async function checkMailDomain(domain: string, server: string): Promise<SetupFinding[]> {
  const [records, ...policies] = await Promise.all([
    readTextRecords(domain),
    ...policyNames(domain).map(readTextRecords),
  ]);
  return [judgeSpf(domain, records, server), judgeDmarc(domain, policies)];
}

/** A policy of a domain is valid for its subdomains (RFC 7489, 6.6.3). */
export function policyNames(domain: string): string[] {
  const labels = domain.split('.');
  return labels.slice(0, -1).map((_, index) => `_dmarc.${labels.slice(index).join('.')}`);
}

/** Two SPF records count as an error (RFC 7208, 4.5). */
export function judgeSpf(domain: string, records: Records, server: string): SetupFinding {
  if (!records)
    return unknownFinding(`The name servers did not say whether ${domain} has an SPF record.`);
  const found = records.filter((record) => /^v=spf1( |$)/i.test(record));
  if (found.length === 1) return okFinding(`${domain} has an SPF record.`);
  if (found.length > 1) {
    return toDoFinding(
      `${domain} has ${found.length} SPF records, and receivers accept only one: make one of them.`,
    );
  }
  if (ownReturnPath.test(server))
    return okFinding(
      `${domain} needs no SPF record: the mail provider has a return path of its own.`,
    );
  return toDoFinding(
    `${domain} has no SPF record, so mails go to spam: add the TXT record that your mail provider names for SPF.`,
  );
}

export function judgeDmarc(domain: string, policies: Records[]): SetupFinding {
  const found = policies.some((records) => records?.some((record) => /^v=DMARC1/i.test(record)));
  if (found) return okFinding(`${domain} has a DMARC record.`);
  if (policies.includes(null)) {
    return unknownFinding(`The name servers did not say whether ${domain} has a DMARC record.`);
  }
  return toDoFinding(
    `${domain} has no DMARC record, which large mail services ask for: add a TXT record for _dmarc.${domain}, at first 'v=DMARC1; p=none'.`,
  );
}
