import { retry } from '../../lib/retry.ts';
import { send } from '../../lib/send.ts';
import { sendChange } from '../change.ts';
import { createResource } from '../resource.ts';
import { samples } from '../setup/setup-store.ts';

/** Retries after these waits, in ms. */
const retryMs = [300, 1000, 2000];

export const opening = createResource(
  () => retry(() => send('GET /api/admin/opening'), retryMs),
  'Failed to fetch what is left to do',
);

samples.$state.listen((state, before) => {
  if (typeof state !== 'string' && typeof before !== 'string') void opening.refresh(true);
});

export async function confirmMail(): Promise<string | null> {
  const body = { mailArrived: true } as const;
  const note = async () => opening.$state.set(await send('PATCH /api/admin/opening', { body }));
  const refusal = await sendChange(note, {
    done: 'Mails of the shop arrive',
    failed: 'Failed to note that the mail arrived',
  });
  return refusal?.reason ?? null;
}
