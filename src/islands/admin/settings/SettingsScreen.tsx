import { Card } from '../Card.tsx';
import { Loaded } from '../Loaded.tsx';
import { settings } from './store.ts';
import { TransferSwitch } from './TransferSwitch.tsx';

export function SettingsScreen() {
  return (
    <Loaded resource={settings} name="settings">
      {({ offersTransfer }) => (
        <div className="max-w-2xl">
          <Card title="Selling">
            <TransferSwitch stored={offersTransfer} />
          </Card>
        </div>
      )}
    </Loaded>
  );
}
