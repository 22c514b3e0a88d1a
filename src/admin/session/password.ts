import { atom } from 'nanostores';
import { ApiError } from '../../lib/call.ts';
import { send } from '../../lib/send.ts';
import { leaveWhenSignedOut } from './session.ts';
import { textOf } from './refusal-text.ts';
import type { Refusal } from '../../lib/refused-answer.ts';

const refused = 403;

/** The call that waits for the password; null: none. */
export const $asking = atom<{ answer: (isTyped: boolean) => void } | null>(null);

/** Repeats a call that the shop refuses without the password, after it was typed (rule 85). Throws ApiError. */
export async function withPassword<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== refused) throw error;
    if (!(await ask())) throw error;
    return call();
  }
}

/** Returns the refusal, or null. */
export async function sendPassword(password: string): Promise<Refusal | null> {
  try {
    await send('POST /api/admin/confirmation', { body: { password } });
  } catch (error) {
    leaveWhenSignedOut(error);
    return error instanceof ApiError ? textOf(error) : 'The shop could not be reached.';
  }
  endPasswordRequest(true);
  return null;
}

/** Does nothing without a waiting call. */
export function endPasswordRequest(isTyped: boolean): void {
  $asking.get()?.answer(isTyped);
  $asking.set(null);
}

function ask(): Promise<boolean> {
  return new Promise((resolve) => $asking.set({ answer: resolve }));
}
