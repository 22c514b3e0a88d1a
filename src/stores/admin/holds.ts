import { atom } from 'nanostores';
import type { HoldCounts, KeptHold } from '#shared/admin/holds';
import { ApiError, countHolds, freeHolds, freeOrder } from '../../lib/api.ts';
import { leaveWhenSignedOut } from './session.ts';
import { refreshArtworks } from './artworks.ts';
import { changeOrder, refreshOrders } from './orders.ts';

export type Progress = { freed: number; kept: KeptHold[]; left: number; after: string };

export type Freeing =
  | { step: 'counting' }
  | { step: 'asking'; counts: HoldCounts }
  | { step: 'freeing' | 'done'; progress: Progress }
  | { step: 'failed'; reason: string; progress: Progress | null };

export const $freeing = atom<Freeing | null>(null);

export async function askToFree(): Promise<void> {
  $freeing.set({ step: 'counting' });
  try {
    $freeing.set({ step: 'asking', counts: await countHolds() });
  } catch (error) {
    fail(error, null);
  }
}

/** Frees all unpaid holds, call by call until nothing is left; goes on where a call before it failed. */
export async function freeAllHolds(): Promise<void> {
  let progress = progressOf($freeing.get());
  $freeing.set({ step: 'freeing', progress });
  try {
    do {
      const next = await freeHolds(progress.after);
      const { freed, kept } = progress;
      progress = { ...next, freed: freed + next.freed, kept: [...kept, ...next.kept] };
      $freeing.set({ step: progress.left > 0 ? 'freeing' : 'done', progress });
    } while (progress.left > 0);
  } catch (error) {
    fail(error, progress);
  }
  await Promise.all([refreshOrders(), refreshArtworks()]);
}

/** `promised`: the painter agreed to cancel a confirmed order. Returns the server's reason if it refuses, or null. */
export async function freeHold(id: string, promised: boolean): Promise<string | null> {
  return changeOrder(freeOrder(id, promised ? [id] : []), {
    done: `Order ${id} holds nothing any more`,
    failed: 'Failed to free the works',
  });
}

function progressOf(freeing: Freeing | null): Progress {
  const known = freeing?.step === 'failed' ? freeing.progress : null;
  return known ?? { freed: 0, kept: [], left: 0, after: '' };
}

function fail(error: unknown, progress: Progress | null): void {
  if (leaveWhenSignedOut(error)) return;
  const reason = error instanceof ApiError ? error.text : 'The shop could not be reached.';
  $freeing.set({ step: 'failed', reason, progress });
}
