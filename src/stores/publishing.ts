import { atom } from 'nanostores';
import type { Publishing } from '#shared/publishing';
import { findPublishing, findSiteVersion } from '../lib/api.ts';

/** Where the last changes stand, and when the site that visitors see was built (ISO 8601). */
export type PublishingState = Publishing & { builtAt: string };

/** Null until it is known. */
export const $publishing = atom<PublishingState | null>(null);

// A build is over in seconds; what waits for a repetition or a deploy takes minutes.
const againAfterMs = {
  live: null,
  publishing: 1500,
  waiting: 5000,
  failed: 15_000,
  manual: 15_000,
};
const unreachableMs = 5000;

let timer: ReturnType<typeof setTimeout> | undefined;
let lastTurn = 0;

/** Asks where the changes stand, and again until all of them are live; called after every save (rulings 21). */
export async function followPublishing(): Promise<void> {
  clearTimeout(timer);
  const turn = ++lastTurn;
  const state = await askState().catch(() => null);
  if (turn !== lastTurn) return;
  if (state) $publishing.set(state);
  const waitMs = state ? againAfterMs[state.state] : unreachableMs;
  if (waitMs !== null && !document.hidden) {
    timer = setTimeout(() => void followPublishing(), waitMs);
  }
}

async function askState(): Promise<PublishingState> {
  const { version, builtAt } = await findSiteVersion();
  return { ...(await findPublishing(version)), builtAt };
}
