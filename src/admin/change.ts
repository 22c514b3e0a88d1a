import { ApiError } from '../lib/api.ts';
import { showToast } from '../toasts/toast.ts';
import { followPublishing } from './publishing/publishing-store.ts';
import { reportFailure } from './session.ts';
import { textOf } from '../lib/refused-answer.ts';

export type Refusal = { reason: string; isStale: boolean };

type Words = {
  done: string;
  failed: string;
  /** The reason when the shop does not answer. */
  unreachable?: string;
};

const staleStatus = 412;

/** Sends a change and says its end as a toast. Returns the refusal, or null. */
export async function sendChange(
  send: () => Promise<unknown>,
  { done, failed, unreachable = failed }: Words,
): Promise<Refusal | null> {
  try {
    await send();
  } catch (error) {
    reportFailure(error, failed);
    if (!(error instanceof ApiError)) return { reason: unreachable, isStale: false };
    return { reason: textOf(error), isStale: error.status === staleStatus };
  }
  showToast({ title: 'Success', description: done });
  void followPublishing();
  return null;
}
