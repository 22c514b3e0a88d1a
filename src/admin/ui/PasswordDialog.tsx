import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { Field } from '../../ui/Field.tsx';
import { FormDialog } from './FormDialog.tsx';
import { $asking, answerWith, sendPassword } from '../password.ts';

/** Asks where a session alone is not enough. The focus returns to what was pressed. */
export function PasswordDialog() {
  const isOpen = useStore($asking) !== null;
  const [password, setPassword] = useState('');
  const [trigger, setTrigger] = useState<HTMLElement | null>(null);
  const [wasOpen, setWasOpen] = useState(false);
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    setPassword('');
    if (isOpen) setTrigger(document.activeElement as HTMLElement | null);
  }

  return (
    <FormDialog
      dialog={{ isOpen, trigger, close: () => answerWith(false) }}
      title="Your password, please"
      yes="Go on"
      busy="Checking..."
      no="Cancel"
      run={() => sendPassword(password)}
    >
      <Field
        label="Password"
        type="password"
        autoComplete="current-password"
        hint="A session alone does not reach your money, your mails, your keys and your buyers’ data. You are not asked again for ten minutes."
        value={password}
        onChange={({ target }) => setPassword(target.value)}
      />
    </FormDialog>
  );
}
