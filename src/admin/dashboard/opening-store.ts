import { findOpening, updateOpening } from '../../lib/api.ts';
import { retry } from '../../lib/retry.ts';
import { sendChange } from '../change.ts';
import { createResource } from '../resource.ts';
import { samples } from '../setup/setup-store.ts';

/** Retries after these waits, in ms. */
const retryMs = [300, 1000, 2000];

export const opening = createResource(
  () => retry(findOpening, retryMs),
  'Failed to fetch what is left to do',
);

samples.$state.listen((state, before) => {
  if (typeof state !== 'string' && typeof before !== 'string') void opening.refresh(true);
});

export async function confirmMail(): Promise<string | null> {
  const send = async () => opening.$state.set(await updateOpening({ mailArrived: true }));
  const refusal = await sendChange(send, {
    done: 'Mails of the shop arrive',
    failed: 'Failed to note that the mail arrived',
  });
  return refusal?.reason ?? null;
}
