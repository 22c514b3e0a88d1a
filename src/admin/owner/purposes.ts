import type { OwnerInput } from '#shared/admin/account';
import { makeAccount, recoverAccount } from '../../lib/api.ts';

export type Purpose = 'first-visit' | 'forgotten';

type Words = {
  intro: string;
  nameHint: string;
  submit: string;
  busy: string;
  send: (input: OwnerInput) => Promise<unknown>;
};

export const purposes: Record<Purpose, Words> = {
  'first-visit': {
    intro: 'Nobody manages this shop yet. Choose a name and a password for its administration.',
    nameHint: 'You type it to sign in.',
    submit: 'Open the shop',
    busy: 'Opening...',
    send: makeAccount,
  },
  forgotten: {
    intro: 'Set a new password here. Every device is signed out, and the shop sends you a mail.',
    nameHint: 'Type the one that you had, or a new one.',
    submit: 'Set the password',
    busy: 'Setting...',
    send: recoverAccount,
  },
};
