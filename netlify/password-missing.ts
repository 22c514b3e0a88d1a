import { HttpError } from './errors.ts';

/** Returns a 403, by which the screens know that they have to ask for the password. */
export function passwordMissing(): HttpError {
  return new HttpError(
    403,
    'Type your password, too: your money, mails, readers, keys and the data of your buyers are protected.',
  );
}
