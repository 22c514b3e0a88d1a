import { Resolver } from 'node:dns/promises';

const timeoutMs = 1500;
const tries = 2;

const noRecord = ['ENODATA', 'ENOTFOUND'];

export type TextResolver = Pick<Resolver, 'resolveTxt'>;

/** Asks the name servers of the system. */
export function openResolver(): TextResolver {
  return new Resolver({ timeout: timeoutMs, tries });
}

/** Returns an empty list if there are none, null if the name servers do not say. */
export async function readTextRecords(
  resolver: TextResolver,
  name: string,
): Promise<string[] | null> {
  try {
    const records = await resolver.resolveTxt(name);
    return records.map((parts) => parts.join(''));
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    return noRecord.includes(code) ? [] : null;
  }
}
