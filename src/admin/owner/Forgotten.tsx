import { useSyncExternalStore } from 'react';
import { linkInput, linkMinutes, ownerInput } from '#shared/admin/account';
import { readFragment } from '../../lib/fragment.ts';
import { send } from '../../lib/send.ts';
import { Fold } from '../ui/Fold.tsx';
import { AskForLink } from './AskForLink.tsx';
import { OwnerScreen } from './OwnerScreen.tsx';
import { passwordField, PasswordForm, secretField, usernameField } from './PasswordForm.tsx';

/**
 * Shows the form for a new password. The mailed link has the username, in hex, and the secret in the fragment, which no server gets.
 * Opening the link changes nothing: programs that read mails open it, too.
 */
export function Forgotten() {
  const link = useSyncExternalStore(onFragment, () => readFragment());
  return (
    <OwnerScreen account="made">{link ? <ByLink link={link} /> : <WithoutLink />}</OwnerScreen>
  );
}

function onFragment(changed: () => void): () => void {
  window.addEventListener('hashchange', changed);
  return () => window.removeEventListener('hashchange', changed);
}

function ByLink({ link }: { link: string }) {
  const [secret = '', name = ''] = link.split('.').reverse();
  return (
    <>
      <p className="mb-6">Choose a new password. Every other device is signed out.</p>
      <PasswordForm
        stored={{ secret, password: '' }}
        schema={linkInput}
        username={decodeURIComponent(name.replace(/../g, '%$&'))}
        fields={{ password: passwordField }}
        {...setting}
        send={(body) => send('POST /api/admin/new-password', { body })}
      />
      <p className="mt-10 text-sm">
        <a href="/admin/forgotten" className="underline decoration-lanme underline-offset-4">
          Ask for another link
        </a>
      </p>
    </>
  );
}

function WithoutLink() {
  return (
    <>
      <p className="mb-6">
        {`The shop mails you a link, to the address where you get its mails. It works for ${linkMinutes} minutes, once.`}
      </p>
      <AskForLink />
      <Fold summary={<span>No mail comes?</span>} className="mt-6">
        <div className="mb-6 mt-2 grid gap-4">
          <p>
            The shop can mail the link only if its mail server is connected, and if you have pressed
            ‘It arrived’ for this address before.
          </p>
          <p>
            Without that you need ‘SHOP_SECRET’: the long secret that was typed in when the shop was
            set up. At Netlify you find it under ‘Environment variables’, on a server of your own in
            its settings.
          </p>
          <p>
            Is it lost? Put another one there. At Netlify publish the site anew then (‘Deploys’,
            ‘Trigger deploy’), else start the shop again. This has a price: the keys of Stripe, of
            the mail server, of publishing and of Instagram have to be pasted again under Setup.
          </p>
        </div>
        <PasswordForm
          stored={{ secret: '', username: '', password: '' }}
          schema={ownerInput}
          fields={{
            secret: secretField,
            username: { ...usernameField, hint: 'Type the one that you had, or a new one.' },
            password: passwordField,
          }}
          {...setting}
          send={(body) => send('POST /api/admin/recovery', { body })}
        />
      </Fold>
    </>
  );
}

const setting = { submit: 'Set the password', busy: 'Setting...' };
