import type { AccountInput } from '#shared/admin/account';
import { send } from '../../lib/send.ts';
import { sendChange } from '../publishing/change.ts';
import { createResource } from '../calls/resource.ts';
import type { Refusal } from '../../lib/refused-answer.ts';

export const account = createResource(
  () => send('GET /api/admin/account'),
  'Failed to fetch your login',
);

/** Returns the refusal, or null. After a 412 the next call continues from the newest version. */
export async function saveAccount(input: AccountInput): Promise<Refusal | null> {
  const version = account.current()?.version;
  if (version === undefined) return null;
  const save = async () => {
    account.$state.set(await send('PATCH /api/admin/account', { body: input, version }));
  };
  const refusal = await sendChange(save, {
    done: 'Login updated successfully',
    failed: 'Failed to update your login',
    unreachable: 'The shop could not be reached.',
  });
  if (refusal?.isStale) await account.refresh(true);
  return refusal?.reason ?? null;
}
