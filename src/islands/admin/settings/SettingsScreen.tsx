import { useStore } from '@nanostores/react';
import { $settings, loadSettings } from '../../../stores/admin/settings.ts';
import { Spinner } from '../../../ui/Spinner.tsx';
import { Card } from '../Card.tsx';
import { LoadFailure } from '../LoadFailure.tsx';
import { useWhenSignedIn } from '../use-when-signed-in.ts';
import { TransferSwitch } from './TransferSwitch.tsx';

export function SettingsScreen() {
  const settings = useStore($settings);
  useWhenSignedIn(loadSettings);
  if (settings === 'loading') return <Spinner label="Loading settings..." />;
  if (settings === 'failed') {
    return <LoadFailure onRetry={loadSettings}>Failed to fetch settings</LoadFailure>;
  }
  return (
    <div className="max-w-2xl">
      <Card title="Selling">
        <TransferSwitch stored={settings.offersTransfer} />
      </Card>
    </div>
  );
}
