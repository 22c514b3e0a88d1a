import { useStore } from '@nanostores/react';
import { describeBackup } from '#shared/admin/backup';
import { formatMoment } from '#shared/format';
import {
  $download,
  $lastBackup,
  loadLastBackup,
  takeBackup,
} from '../../../stores/admin/backup.ts';
import { Button } from '../../../ui/Button.tsx';
import { ErrorNote } from '../../../ui/ErrorNote.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { LoadFailure } from '../LoadFailure.tsx';
import { useWhenSignedIn } from '../use-when-signed-in.ts';

export function BackupScreen() {
  const download = useStore($download);
  useWhenSignedIn(loadLastBackup);
  const isReading = download?.step === 'reading';
  return (
    <div className="grid max-w-prose justify-items-start gap-5">
      <LastBackup />
      <Button aria-disabled={isReading} onClick={() => void (isReading || takeBackup())}>
        {isReading ? 'Reading the shop...' : 'Download a backup'}
      </Button>
      <Outcome />
      <div className="grid gap-3 border-t border-liy pt-5 text-sann">
        <p>
          A backup is one file with every order, artwork, page and picture. It contains the names
          and addresses of your buyers: keep it where only you can read it.
        </p>
        <p>
          To restore it, the owner runs <code className="whitespace-nowrap">npm run restore</code>{' '}
          with the file, into an empty shop.
        </p>
      </div>
    </div>
  );
}

function LastBackup() {
  const last = useStore($lastBackup);
  if (last === 'loading') return <Spinner label="Loading the last backup..." />;
  if (last === 'failed') {
    return <LoadFailure onRetry={loadLastBackup}>Failed to fetch the last backup</LoadFailure>;
  }
  if (!last) return <p className="font-display text-xl">There is no backup yet</p>;
  return (
    <p>
      <span className="block font-display text-xl">Last backup: {formatMoment(last.at)}</span>
      <span className="text-sann">{describeBackup(last)}</span>
    </p>
  );
}

function Outcome() {
  const download = useStore($download);
  return (
    <>
      <p role="status" className="empty:-mt-5">
        {download?.step === 'reading' &&
          `${describeBackup(download.backup)} so far. Please keep this page open.`}
        {download?.step === 'saved' &&
          `Your browser saves the file: ${describeBackup(download.backup)}.`}
      </p>
      {download?.step === 'failed' && (
        <ErrorNote>The backup stopped, and no file was saved. {download.reason}</ErrorNote>
      )}
      {download?.step === 'not-noted' && (
        <ErrorNote>
          Your browser saves the file, and it is whole. But the shop could not note it, so the
          dashboard may remind you. {download.reason}
        </ErrorNote>
      )}
    </>
  );
}
