import { Card } from '../Card.tsx';
import { Loaded } from '../Loaded.tsx';
import { Devices } from './Devices.tsx';
import { bankAccount, otherGroups } from './groups.ts';
import { Login } from './Login.tsx';
import { SettingsForm } from './SettingsForm.tsx';
import { settings } from './store.ts';
import { TransferSwitch } from './TransferSwitch.tsx';

export function SettingsScreen() {
  return (
    <Loaded resource={settings} name="settings">
      {(stored) => (
        <div className="grid max-w-2xl gap-8">
          <Card title="Selling">
            <TransferSwitch stored={stored.offersTransfer} />
          </Card>
          {[bankAccount, ...otherGroups].map((group) => (
            <SettingsForm key={group.title} group={group} stored={stored} />
          ))}
          <Card title="Your login">
            <Login />
          </Card>
          <Card title="Devices">
            <Devices />
          </Card>
        </div>
      )}
    </Loaded>
  );
}
