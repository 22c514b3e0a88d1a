import { Card } from '../ui/Card.tsx';
import { Loaded } from '../ui/Loaded.tsx';
import { Devices } from './Devices.tsx';
import { bankAccount, otherGroups } from './groups.ts';
import { Login } from './Login.tsx';
import { SettingsForm } from './SettingsForm.tsx';
import { SettingSwitch } from './SettingSwitch.tsx';
import { SiteLanguages } from './SiteLanguages.tsx';
import { settings } from './settings-store.ts';

export function SettingsScreen() {
  return (
    <Loaded resource={settings} name="settings">
      {(stored) => (
        <div className="grid max-w-2xl gap-8">
          <Card title="Selling">
            <SettingSwitch
              name="offersTransfer"
              label="Offer bank transfer"
              words="The checkout takes orders by “Pay with Zelle”. Switch it off while you are away from your bank. Transfer orders that are open stay open."
              stored={stored.offersTransfer}
            />
          </Card>
          <Card title="Languages of the site">
            <SiteLanguages stored={stored} />
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
