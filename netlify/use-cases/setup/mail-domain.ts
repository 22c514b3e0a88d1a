import type { SetupFinding } from '#shared/setup';
import { readTextRecords } from '../../ports/mail-records.ts';
import { ok, toDo, unknown } from './findings.ts';

type Records = string[] | null;

/** Looks up what the owner of a domain says about mail from it: SPF and DMARC. */
export async function checkMailDomain(domain: string): Promise<SetupFinding[]> {
  const [records, ...policies] = await Promise.all([
    readTextRecords(domain),
    ...policyNames(domain).map(readTextRecords),
  ]);
  return [judgeSpf(domain, records), judgeDmarc(domain, policies)];
}

/** A policy of a domain holds for those below it, too (RFC 7489, section 6.6.3). */
export function policyNames(domain: string): string[] {
  const labels = domain.split('.');
  return labels.slice(0, -1).map((_, index) => `_dmarc.${labels.slice(index).join('.')}`);
}

/** SPF: exactly one record of this form, or receivers count it as an error (RFC 7208, section 4.5). */
export function judgeSpf(domain: string, records: Records): SetupFinding {
  if (!records) return unknown(`The name servers did not say whether ${domain} has an SPF record.`);
  const found = records.filter((record) => /^v=spf1( |$)/i.test(record));
  if (found.length === 1) return ok(`${domain} has an SPF record.`);
  if (found.length > 1) {
    return toDo(
      `${domain} has ${found.length} SPF records, and receivers accept only one: make one of them.`,
    );
  }
  return toDo(
    `${domain} has no SPF record, so mails go to spam: add the TXT record that your mail provider names for SPF.`,
  );
}

/** DMARC: one of the names that a receiver asks has a policy. */
export function judgeDmarc(domain: string, policies: Records[]): SetupFinding {
  const found = policies.some((records) => records?.some((record) => /^v=DMARC1/i.test(record)));
  if (found) return ok(`${domain} has a DMARC record.`);
  if (policies.includes(null)) {
    return unknown(`The name servers did not say whether ${domain} has a DMARC record.`);
  }
  return toDo(
    `${domain} has no DMARC record, which large mail services ask for: add a TXT record for _dmarc.${domain}, at first 'v=DMARC1; p=none'.`,
  );
}
