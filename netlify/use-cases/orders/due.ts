import { randomUUID } from 'node:crypto';
import { UnavailableError } from '../../errors.ts';
import { listKeys } from '../../ports/blobs/lists.ts';
import { createJson, removeKey } from '../../ports/blobs/records.ts';
import { nameOf, type Named, type OrderName } from './records.ts';

const prefix = 'due/';
const workingMs = 60_000;

/** Says that reconciliation has to look at an order, from `at` on (milliseconds). */
export type Due = { key: string; at: number; name: OrderName };

/** Written before an order is: a crash leaves a look without a change. A new key each time: a look being removed is nobody else's. */
export async function markDue(order: Named, at = Date.now() + workingMs): Promise<void> {
  const { year, id } = nameOf(order);
  const key = `${prefix}${at}~${year}~${id}~${randomUUID().slice(0, 8)}`;
  if (!(await createJson(key, {}))) throw new UnavailableError('shop');
}

export async function listDue(): Promise<Due[]> {
  const keys = await listKeys(prefix);
  return keys
    .map((key) => {
      const [at, year, id = ''] = key.slice(prefix.length).split('~');
      return { key, at: Number(at), name: { year: Number(year), id } };
    })
    .filter(({ at }) => at <= Date.now());
}

export async function removeDue({ key }: Due): Promise<void> {
  await removeKey(key);
}
