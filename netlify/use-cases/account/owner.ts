import type { OwnerAnswer, OwnerInput } from '#shared/admin/account';
import {
  administratorOf,
  changeLogin,
  readAccount,
  type Account,
  type Administrator,
} from '../../account.ts';
import { HttpError } from '../../errors.ts';
import { recordActivity } from '../admin/activity.ts';
import { confirmShopSecret } from '../admin/login.ts';
import { readSettings } from '../settings.ts';
import { hashPassword } from './edit.ts';

export async function findOwnerAnswer(): Promise<OwnerAnswer> {
  const [{ login }, { timeZone }] = await Promise.all([readAccount(), readSettings()]);
  return { account: login ? 'made' : 'none', lacksTimeZone: timeZone === '' };
}

/** Makes the account at the first visit. Of two calls at once one makes it. Throws 409 for the other one, 403, 429. */
export function makeAccount(ip: string, input: OwnerInput): Promise<Administrator> {
  return setLogin({
    ip,
    input,
    activity: 'Account made with the shop’s secret, ‘SHOP_SECRET’',
    require: requireNone,
  });
}

/** Sets name and password anew and ends all sessions. Throws 403, 429. */
export function recoverAccount(ip: string, input: OwnerInput): Promise<Administrator> {
  return setLogin({ ip, input, activity: 'Login set with the shop’s secret, ‘SHOP_SECRET’' });
}

type Setting = {
  ip: string;
  input: OwnerInput;
  activity: string;
  require?: (account: Account) => void;
};

async function setLogin({
  ip,
  input,
  activity,
  require = () => undefined,
}: Setting): Promise<Administrator> {
  require(await readAccount());
  const { secret, username, password } = input;
  await confirmShopSecret(ip, secret);
  const passwordHash = await hashPassword(password);
  const account = await changeLogin((stored) => {
    require(stored);
    return { username, passwordHash };
  });
  await recordActivity(username, activity);
  return administratorOf(account)!;
}

function requireNone(account: Account): void {
  if (!account.login) return;
  throw new HttpError(409, 'Somebody has made the account already. Sign in.');
}
