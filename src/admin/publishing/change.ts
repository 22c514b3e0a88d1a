import type { Keyed } from '../../form/use-form.ts';
import { ApiError } from '../../lib/call.ts';
import { showToast } from '../../toasts/toast.ts';
import { followPublishing } from './publishing-store.ts';
import { refreshToDo } from './to-do-store.ts';
import { reportFailure } from '../session/session.ts';
import { textOf } from '../session/refusal-text.ts';

export type RefusedChange = { reason: string; isStale: boolean };

/** Reads what is stored now, and says whether it is what was sent; null if it cannot be read. */
export type FindOwn = () => Promise<boolean | null>;

type Words = {
  done: string;
  failed: string;
  /** The reason when the shop does not answer. */
  unreachable?: string;
  /** Does what makes it as it was, where nothing is lost by that. */
  undo?: () => Promise<unknown>;
};

const staleStatus = 412;
const overtaken =
  'This was changed in another window. The fields show the newest version with what you typed. Save again to keep it.';

/**
 * Sends a change and says its end as a toast. After a 412 and after an unknown result what is stored is read again: one's
 * own is a success. Returns the refusal, or null.
 */
export async function sendChange(
  send: () => Promise<unknown>,
  { done, failed, unreachable = failed, undo }: Words,
  findOwn?: FindOwn,
): Promise<RefusedChange | null> {
  try {
    await send();
  } catch (error) {
    const status = error instanceof ApiError ? error.status : null;
    const isStale = status === staleStatus;
    const isUnknown = status === null || status >= 500;
    const isOwn = findOwn && (isStale || isUnknown) ? await findOwn() : null;
    if (!isOwn) {
      reportFailure(error, failed);
      if (!(error instanceof ApiError)) return { reason: unreachable, isStale };
      return { reason: isStale && isOwn === false ? overtaken : textOf(error), isStale };
    }
  }
  const action = undo && { label: 'Undo', run: () => void undo() };
  showToast({ title: 'Success', description: done, action });
  void followPublishing();
  void refreshToDo();
  return null;
}

/**
 * Makes a call under the key of its form. After an unknown result the next press has the same key, so that nothing is made twice. A 409 has
 * used the key up: the next press is another form (rule 42).
 */
export async function withFormKey<Answer>(
  { key, renewKey }: Keyed,
  call: (key: string) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await call(key);
  } catch (error) {
    if (error instanceof ApiError && error.status === 409) renewKey();
    throw error;
  }
}
