import { useStore } from '@nanostores/react';
import { $instagram, loadInstagram } from '../../stores/admin/instagram.ts';
import { Spinner } from '../../ui/Spinner.tsx';
import { SyncConfiguration } from './instagram/SyncConfiguration.tsx';
import { SyncStatus } from './instagram/SyncStatus.tsx';
import { LoadFailure } from './LoadFailure.tsx';
import { useWhenSignedIn } from './use-when-signed-in.ts';

export function InstagramSettings() {
  const status = useStore($instagram);
  useWhenSignedIn(loadInstagram);
  if (status === 'loading') return <Spinner label="Loading Instagram settings..." />;
  if (status === 'failed') {
    return <LoadFailure onRetry={loadInstagram}>Failed to load Instagram sync status</LoadFailure>;
  }
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[2fr_3fr]">
      <SyncConfiguration settings={status.settings} />
      <SyncStatus status={status} />
    </div>
  );
}
