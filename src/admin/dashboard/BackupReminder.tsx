import { useStore } from '@nanostores/react';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { isBackupDue } from '#shared/admin/backup';
import { formatDay } from '#shared/day';
import { lastBackup } from '../backup/backup-store.ts';
import { latestOrders } from '../orders/orders-store.ts';
import { useWhenSignedIn } from '../session/use-when-signed-in.ts';

/** Uses the orders that the dashboard has loaded (rule 63). */
export function BackupReminder() {
  const backup = useStore(lastBackup.$state);
  const orders = useStore(latestOrders.$state);
  useWhenSignedIn(lastBackup.load);
  if (typeof backup === 'string' || typeof orders === 'string') return null;
  const { last } = backup;
  if (!isBackupDue(last, orders.newest)) return null;
  return (
    <p className="mb-6 flex gap-2 border-l-2 border-soley bg-twal px-4 py-2 text-sm">
      <CircleAlert aria-hidden size={16} className="mt-1 shrink-0" />
      <span>
        <span>
          {last
            ? `The last backup is of ${formatDay(last.at)}, and there were orders since. `
            : 'There are orders, and no backup yet. '}
        </span>
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
