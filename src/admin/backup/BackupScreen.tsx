import { useStore } from '@nanostores/react';
import { describeBackup, type BackupNote } from '#shared/admin/backup';
import { formatMoment } from '../ui/moment.ts';
import { $download, lastBackup, takeBackup, type Download } from './backup-store.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorNote } from '../../ui/ErrorNote.tsx';
import { Technical } from '../ui/Fold.tsx';
import { Loaded } from '../ui/Loaded.tsx';

export function BackupScreen() {
  return (
    <div className="grid max-w-prose justify-items-start gap-5">
      <Loaded resource={lastBackup} name="the last backup" failed={<Download />}>
        {({ last }) => (
          <>
            <LastBackup last={last} />
            <Download />
          </>
        )}
      </Loaded>
      <div className="grid gap-3 border-t border-liy pt-5 text-sann">
        <p>
          A backup is one file with every order, artwork, page and picture. It contains the names
          and addresses of your buyers: keep it where only you can read it.
        </p>
        <p>
          To bring it back you need somebody who types commands on a computer, and an empty shop.
          Your name and password are not in the file: a restored shop asks for them at the first
          visit, or keeps its own.
        </p>
        <Technical>
          <p>
            <code>npm run restore</code> <span>with the name of the file</span>
          </p>
        </Technical>
      </div>
    </div>
  );
}

function LastBackup({ last }: { last: BackupNote | null }) {
  if (!last) return <p className="font-display text-xl">There is no backup yet</p>;
  return (
    <p>
      <span className="block font-display text-xl">{`Last backup: ${formatMoment(last.at)}`}</span>
      <span className="text-sann">{describeBackup(last)}</span>
    </p>
  );
}

function Download() {
  const download = useStore($download);
  const isReading = download?.step === 'reading';
  const words = download && progressOf(download);
  return (
    <>
      <Button aria-disabled={isReading} onClick={() => void (isReading || takeBackup())}>
        {isReading ? 'Reading the shop...' : 'Download a backup'}
      </Button>
      <p role="status" className="empty:-mt-5">
        {words && <span key={words}>{words}</span>}
      </p>
      {download?.step === 'failed' && (
        <ErrorNote>{`The backup stopped, and no file was saved. ${download.reason}`}</ErrorNote>
      )}
      {download?.step === 'not-noted' && (
        <ErrorNote>
          {`Your browser saves the file, and it is whole. But the shop could not note it, so the dashboard may remind you. ${download.reason}`}
        </ErrorNote>
      )}
    </>
  );
}

function progressOf(download: Download): string {
  switch (download.step) {
    case 'reading':
      return `${describeBackup(download.backup)} so far. Please keep this page open.`;
    case 'saved':
      return `Your browser saves the file: ${describeBackup(download.backup)}.`;
    default:
      return '';
  }
}
