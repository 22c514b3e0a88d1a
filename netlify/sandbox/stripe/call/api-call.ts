import type { Account } from '../account.ts';
import type { Form } from './params.ts';

/** One call of the API, its key already checked. */
export type ApiCall = {
  account: Account;
  /** The `:id` of the path; empty where it has none. */
  id: string;
  form: Form;
  /** A publishable key sees and does less than the secret one. */
  access: 'secret' | 'publishable';
  livemode: boolean;
};
