import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { $instagram, loadInstagram } from '../../stores/admin-instagram.ts';
import { $session } from '../../stores/admin.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorNote } from '../../ui/ErrorNote.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { SyncConfiguration } from './instagram/SyncConfiguration.tsx';
import { SyncStatus } from './instagram/SyncStatus.tsx';

/** What comes in from Instagram, how often, and how that went (spec, section 2). */
export function InstagramSettings() {
  const session = useStore($session);
  const status = useStore($instagram);
  useEffect(() => {
    if (session === 'signed-in') void loadInstagram();
  }, [session]);
  if (status === 'loading') return <Spinner label="Loading Instagram settings..." />;
  if (status === 'failed') return <Failure />;
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[2fr_3fr]">
      <SyncConfiguration settings={status.settings} />
      <SyncStatus status={status} />
    </div>
  );
}

function Failure() {
  return (
    <div className="grid justify-items-start gap-4">
      <ErrorNote>Failed to load Instagram sync status</ErrorNote>
      <Button look="secondary" onClick={() => void loadInstagram()}>
        Try again
      </Button>
    </div>
  );
}
