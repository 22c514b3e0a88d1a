import { ownerInput } from '#shared/admin/account';
import { ownTimeZone } from '../../lib/buyer.ts';
import { send } from '../../lib/send.ts';
import { OwnerScreen } from './OwnerScreen.tsx';
import { passwordField, PasswordForm, secretField, usernameField } from './PasswordForm.tsx';

export function FirstVisit() {
  return (
    <OwnerScreen account="none">
      <p className="mb-6">
        Nobody manages this shop yet. Choose a name and a password for its administration.
      </p>
      <PasswordForm
        stored={{ secret: '', username: '', password: '' }}
        schema={ownerInput}
        fields={{
          secret: {
            ...secretField,
            hint: 'The long secret that was typed in when the shop was set up, ‘SHOP_SECRET’. At Netlify you find it under ‘Environment variables’, on a server of your own in its settings. Is it lost? Put another one there. At Netlify publish the site anew then (‘Deploys’, ‘Trigger deploy’), else start the shop again.',
          },
          username: { ...usernameField, hint: 'You type it to sign in.' },
          password: passwordField,
        }}
        submit="Open the shop"
        busy="Opening..."
        send={(body) =>
          send('POST /api/admin/first-visit', { body, headers: { 'time-zone': ownTimeZone() } })
        }
      />
    </OwnerScreen>
  );
}
