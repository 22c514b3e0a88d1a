import { differenceInDays } from 'date-fns/differenceInDays';
import * as z from 'zod';

export const backupInput = z.object({
  records: z.number().int().min(0),
  /** The size of its file. */
  bytes: z.number().int().positive(),
});
export type BackupInput = z.infer<typeof backupInput>;

export const backupNoteSchema = backupInput.extend({ at: z.string() });
export type BackupNote = z.infer<typeof backupNoteSchema>;

export type BackupAnswer = { last: BackupNote | null };

const reminderDays = 30;

/** Returns whether orders came since the last backup and it is older than 30 days, or there is none (rule 63). */
export function isBackupDue(
  last: BackupNote | null,
  orders: readonly { createdAt: string }[],
  now = Date.now(),
): boolean {
  if (!last) return orders.length > 0;
  const at = Date.parse(last.at);
  return (
    differenceInDays(now, at) >= reminderDays &&
    orders.some(({ createdAt }) => Date.parse(createdAt) > at)
  );
}

/** Returns '64 records, 3.2 MB'. */
export function describeBackup({ records, bytes }: BackupInput): string {
  const count = records === 1 ? '1 record' : `${records.toLocaleString('en-US')} records`;
  return `${count}, ${describeSize(bytes)}`;
}

function describeSize(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.ceil(bytes / 1000)} kB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
