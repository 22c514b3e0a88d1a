import { atom } from 'nanostores';
import type { Pace, Publishing } from '#shared/admin/publishing';
import { ApiError } from '../../lib/call.ts';
import { send } from '../../lib/send.ts';
import { reportFailure, whenSignedIn } from '../session/session.ts';
import { showToast } from '../../toasts/toast.ts';
import { textOf } from '../session/refusal-text.ts';

export const $publishing = atom<Publishing | null>(null);

// A build takes seconds here and minutes on Netlify; waiting for the schedule takes longer.
const againAfterMs = {
  live: null,
  publishing: 1500,
  waiting: 15_000,
  failed: 15_000,
  stopped: 60_000,
  manual: 60_000,
  older: 60_000,
};
const unreachableMs = 5000;

let timer: ReturnType<typeof setTimeout> | undefined;
let lastTurn = 0;

export function followPublishing(): Promise<void> {
  return follow(() => send('GET /api/admin/publishing'));
}

export function publishWaiting(): Promise<void> {
  return follow(async () => {
    try {
      return await send('POST /api/admin/publishing');
    } catch (error) {
      reportFailure(error, reasonOf(error, 'Failed to publish'));
      return null;
    }
  });
}

export function choosePace(pace: Pace): Promise<void> {
  return follow(async () => {
    try {
      const body = { publishAfterMinutes: pace };
      const answer = await send('PATCH /api/admin/publishing', { body });
      showToast({ title: 'Success', description: 'Publishing settings updated successfully' });
      return answer;
    } catch (error) {
      reportFailure(error, reasonOf(error, 'Failed to update publishing settings'));
      return null;
    }
  });
}

async function follow(ask: () => Promise<Publishing | null>): Promise<void> {
  clearTimeout(timer);
  const turn = ++lastTurn;
  const state = await ask().catch(() => null);
  await whenSignedIn();
  if (turn !== lastTurn) return;
  if (state) $publishing.set(state);
  const waitMs = state ? againAfterMs[state.state] : unreachableMs;
  if (waitMs !== null && !document.hidden) {
    timer = setTimeout(() => void followPublishing(), waitMs);
  }
}

function reasonOf(error: unknown, otherwise: string): string {
  return error instanceof ApiError && error.status < 500 ? textOf(error) : otherwise;
}
