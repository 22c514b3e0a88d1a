import { useStore } from '@nanostores/react';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { isBackupDue } from '#shared/admin/backup';
import { formatDay } from '#shared/day';
import { $lastBackup, loadLastBackup } from '../../../stores/admin/backup.ts';
import { $orders } from '../../../stores/admin/orders.ts';
import { useWhenSignedIn } from '../use-when-signed-in.ts';

/** Uses the orders that the dashboard has loaded (rule 63). */
export function BackupReminder() {
  const last = useStore($lastBackup);
  const orders = useStore($orders);
  useWhenSignedIn(loadLastBackup);
  if (last === 'loading' || last === 'failed' || typeof orders === 'string') return null;
  if (!isBackupDue(last, orders)) return null;
  return (
    <p className="mb-6 flex gap-2 border-l-2 border-soley bg-twal px-4 py-2 text-sm">
      <CircleAlert aria-hidden size={16} className="mt-1 shrink-0" />
      <span>
        {last
          ? `The last backup is of ${formatDay(last.at)}, and there were orders since. `
          : 'There are orders, and no backup yet. '}
        <a
          href="/admin/backup"
          className="inline-block underline decoration-lanme underline-offset-4"
        >
          Download a backup
        </a>
      </span>
    </p>
  );
}
