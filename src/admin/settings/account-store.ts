import type { AccountInput } from '#shared/admin/account';
import { findAccount, updateAccount } from '../../lib/api.ts';
import { sendChange } from '../change.ts';
import { createResource } from '../resource.ts';

export const account = createResource(findAccount, 'Failed to fetch your login');

/** Returns the refusal, or null. After a 412 the next call continues from the newest version. */
export async function saveAccount(input: AccountInput): Promise<string | null> {
  const version = account.current()?.version;
  if (version === undefined) return null;
  const send = async () => {
    account.$state.set(await updateAccount(input, version));
  };
  const refusal = await sendChange(send, {
    done: 'Login updated successfully',
    failed: 'Failed to update your login',
    unreachable: 'The shop could not be reached.',
  });
  if (refusal?.isStale) await account.refresh(true);
  return refusal?.reason ?? null;
}
