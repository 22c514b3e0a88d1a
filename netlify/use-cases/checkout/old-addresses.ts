import { listChosen, listKeys } from '../../ports/blobs/lists.ts';
import { removeKey } from '../../ports/blobs/records.ts';
import { addressSchema, isForgettableAddress } from './address-record.ts';

/** A stranger with many addresses makes many records: so many are looked at in a run, others in the next ones. */
const mostInRun = 400;

export async function removeOldAddresses(): Promise<void> {
  const found = await listChosen('addresses/', chooseSome, addressSchema);
  const old = [...found].filter(([, record]) => isForgettableAddress(record)).map(([key]) => key);
  // Written before November 2026, when transfers alone were counted, by the day.
  const counted = await listKeys('transfer-addresses/');
  await Promise.all([...old, ...counted.slice(0, mostInRun)].map(removeKey));
}

function chooseSome(keys: string[]): string[] {
  if (keys.length <= mostInRun) return keys;
  const start = Math.floor(Math.random() * keys.length);
  return [...keys.slice(start), ...keys.slice(0, start)].slice(0, mostInRun);
}
