import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { FormFields } from '../../form/FormFields.tsx';
import { placeOf, type Place } from './focus-place.ts';
import { FormDialog } from './FormDialog.tsx';
import { $asking, endPasswordRequest, sendPassword } from '../session/password.ts';

const fields = {
  password: {
    label: 'Password',
    type: 'password',
    autoComplete: 'current-password',
    hint: 'A session alone does not reach your money, your mails, your keys and your buyers’ data. You are not asked again for ten minutes.',
  },
};

/** Asks where a session alone is not enough. The focus returns to what was pressed. */
export function PasswordDialog() {
  const isOpen = useStore($asking) !== null;
  const [place, setPlace] = useState<Place>([]);
  const [wasOpen, setWasOpen] = useState(false);
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    if (isOpen) setPlace(placeOf(document.activeElement));
  }

  return (
    <FormDialog
      dialog={{ isOpen, place, close: () => endPasswordRequest(false) }}
      title="Your password, please"
      yes="Go on"
      busy="Checking..."
      no="Cancel"
      form={{
        stored: { password: '' },
        check: (values) => ({ input: values, errors: null }),
        send: ({ password }) => sendPassword(password),
      }}
    >
      {(form) => <FormFields form={form} fields={fields} />}
    </FormDialog>
  );
}
