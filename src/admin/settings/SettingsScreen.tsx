import type { ShopSettings } from '#shared/admin/settings';
import { Card } from '../ui/Card.tsx';
import { FoldedCard } from '../ui/FoldedCard.tsx';
import { Loaded } from '../ui/Loaded.tsx';
import { away, bankAccount, otherGroups } from './groups.ts';
import { NewsletterCard } from './newsletter/NewsletterCard.tsx';
import { SettingsForm } from './SettingsForm.tsx';
import { SettingSwitch } from './SettingSwitch.tsx';
import { SiteLanguages } from './SiteLanguages.tsx';
import { settings } from './settings-store.ts';
import { Action } from '../ui/Action.tsx';
import type { Question } from '../ui/QuestionDialog.tsx';
import { signOutEverywhere } from '../session/session.ts';
import { account } from './account-store.ts';
import { LoginFields } from './LoginFields.tsx';

export function SettingsScreen() {
  return (
    <Loaded resource={settings} name="settings">
      {(stored) => (
        <div className="grid max-w-2xl border-t">
          <SettingsForm group={away} stored={stored} />
          <FoldedCard
            title="Selling"
            words={stored.offersTransfer ? 'Card and bank transfer' : 'Card, no bank transfer'}
          >
            <SettingSwitch
              name="offersTransfer"
              label="Offer bank transfer"
              words="The checkout takes orders by “Pay with Zelle”. Switch it off while you are away from your bank. Transfer orders that are open stay open."
              stored={stored.offersTransfer}
            />
          </FoldedCard>
          <FoldedCard title="Languages of the site" words={languagesOf(stored)}>
            <SiteLanguages stored={stored} />
          </FoldedCard>
          {[bankAccount, ...otherGroups].map((group) => (
            <SettingsForm key={group.title} group={group} stored={stored} />
          ))}
          <NewsletterCard stored={stored} />
          <FoldedCard title="Your login" words="Username and password">
            <Login />
          </FoldedCard>
          <div className="mt-8">
            <Card title="Devices">
              <Devices />
            </Card>
          </div>
        </div>
      )}
    </Loaded>
  );
}

function languagesOf({ offersFrench, offersKreyol }: ShopSettings): string {
  return ['English', offersFrench && 'French', offersKreyol && 'Kreyòl'].filter(Boolean).join(', ');
}

const question: Question = {
  title: 'Sign out everywhere?',
  words: <p>Every device has to sign in again, this one too.</p>,
  yes: 'Sign out everywhere',
  busy: 'Signing out...',
  no: 'Stay signed in',
};

function Devices() {
  return (
    <Action
      label="Sign out everywhere"
      words="After a lost phone, or when somebody else used your account."
      question={question}
      run={signOutEverywhere}
    />
  );
}

function Login() {
  return (
    <Loaded resource={account} name="your login">
      {(stored) => <LoginFields stored={stored} />}
    </Loaded>
  );
}
