import { Resolver } from 'node:dns/promises';
import { env } from '../env.ts';

const timeoutMs = 1500;
const tries = 2;

const noRecord = ['ENODATA', 'ENOTFOUND'];

/** Empty if there are none, null if the name servers do not say. */
export async function readTextRecords(name: string): Promise<string[] | null> {
  try {
    const records = await openResolver().resolveTxt(name);
    return records.map((parts) => parts.join(''));
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    return noRecord.includes(code) ? [] : null;
  }
}

function openResolver(): Resolver {
  const resolver = new Resolver({ timeout: timeoutMs, tries });
  const { LOCAL_DNS_SERVER } = env();
  if (LOCAL_DNS_SERVER) resolver.setServers([LOCAL_DNS_SERVER]);
  return resolver;
}
