import * as z from 'zod';

const hour = 3_600_000;
const mostOrdersInHour = 120;

/**
 * What an order took of its address's limits. `pieces`: how many it holds, 0 without a hold. `at`: when it was opened. `deadline`: when
 * it holds nothing any more, whatever becomes of its process.
 */
const entrySchema = z.object({
  orderId: z.string(),
  buyer: z.string(),
  pieces: z.number(),
  at: z.string(),
  deadline: z.string(),
});
export type AddressEntry = z.infer<typeof entrySchema>;

export const addressSchema = z.object({ entries: z.array(entrySchema) });
export type AddressRecord = z.infer<typeof addressSchema>;

export type NewAddressEntry = { entry: AddressEntry; replaced: readonly string[] };

export function isOpenEntry({ deadline }: AddressEntry): boolean {
  return Date.parse(deadline) > Date.now();
}

/** Whether an address may hold a new order's pieces, too. An order always may that holds no more than those that it replaces. */
export function fitsAddressLimit(
  entries: AddressEntry[],
  { entry, replaced }: NewAddressEntry,
  most: number,
) {
  const others = entries.filter(({ orderId }) => orderId !== entry.orderId).filter(isOpenEntry);
  const isReplaced = ({ orderId }: AddressEntry) => replaced.includes(orderId);
  const given = sumOf(others.filter(isReplaced));
  const kept = sumOf(others) - given;
  return entry.pieces <= given || kept + entry.pieces <= most;
}

export function secondsToNextOrder(entries: AddressEntry[], { entry }: NewAddressEntry): number {
  const moments = entries
    .filter(({ orderId, at }) => orderId !== entry.orderId && isRecent(at))
    .map(({ at }) => Date.parse(at))
    .sort((one, other) => one - other);
  const decisive = moments.at(-mostOrdersInHour);
  return decisive === undefined ? 0 : Math.max(1, Math.ceil((decisive + hour - Date.now()) / 1000));
}

/** Replaced orders keep their entries: they still hold their pieces if the new order fails. */
export function withAddressEntry(
  entries: AddressEntry[],
  { entry }: NewAddressEntry,
): AddressEntry[] {
  const others = entries.filter(
    (one) => one.orderId !== entry.orderId && (isOpenEntry(one) || isRecent(one.at)),
  );
  return [...others, entry];
}

export function closedEntry(entry: AddressEntry): AddressEntry {
  return { ...entry, deadline: entry.at };
}

export function isForgettableAddress({ entries }: AddressRecord): boolean {
  return entries.every((entry) => !isOpenEntry(entry) && !isRecent(entry.at));
}

function isRecent(at: string): boolean {
  return Date.now() - Date.parse(at) < hour;
}

function sumOf(entries: AddressEntry[]): number {
  return entries.reduce((sum, { pieces }) => sum + pieces, 0);
}
