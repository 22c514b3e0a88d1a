import { Action } from '../ui/Action.tsx';
import type { Question } from '../ui/QuestionDialog.tsx';
import { signOutEverywhere } from '../session.ts';

const question: Question = {
  title: 'Sign out everywhere?',
  words: <p>Every device has to sign in again, this one too.</p>,
  yes: 'Sign out everywhere',
  busy: 'Signing out...',
  no: 'Stay signed in',
};

export function Devices() {
  return (
    <Action
      label="Sign out everywhere"
      words="After a lost phone, or when somebody else used your account."
      question={question}
      run={signOutEverywhere}
      nextFocus=""
    />
  );
}
