import type { ShopSettings } from '#shared/admin/settings';
import { Action } from '../ui/Action.tsx';
import { SettingSwitch } from './SettingSwitch.tsx';
import { saveSettings } from './settings-store.ts';
import type { Refusal } from '../../lib/refused-answer.ts';

async function offerKreyol(): Promise<Refusal | null> {
  return (await saveSettings({ offersKreyol: true })).refusal;
}

/** Shows the switches of the languages. The activity log keeps each press (rule 74). */
export function SiteLanguages({ stored }: { stored: ShopSettings }) {
  return (
    <div className="grid gap-5">
      <p className="text-sann">
        English is always there. Your own words stay in English until you translate them under
        Artworks, Content and Settings.
      </p>
      <SettingSwitch
        name="offersFrench"
        label="French"
        words="Every page is there in French, too."
        stored={stored.offersFrench}
      />
      <div data-focus-next tabIndex={-1}>
        {stored.offersKreyol ? (
          <SettingSwitch
            name="offersKreyol"
            label="Kreyòl"
            words="Every page is there in Kreyòl, too."
            stored
          />
        ) : (
          <Action
            label="A native speaker has read it"
            words="Kreyòl: a machine wrote the texts of the shop. Ask somebody to read them for whom it is the first language. Then visitors get them."
            run={offerKreyol}
          />
        )}
      </div>
    </div>
  );
}
