import { atom } from 'nanostores';
import { listContentPages } from '../../lib/api.ts';
import { retry } from '../../lib/retry.ts';
import { reportFailure } from '../admin/session.ts';
import { deliverEdit } from './delivery.ts';
import { findDraft, keepDraft } from './drafts.ts';
import { openWriter, type World, type Writer } from './writer.ts';
import { followPublishing } from '../admin/publishing.ts';
import { showToast } from '../toast.ts';

export const $content = atom<'loading' | 'failed' | Writer[]>('loading');

const world: World = {
  deliver: deliverEdit,
  keep: keepDraft,
  onSaved: () => {
    showToast({ title: 'Success', description: 'Content updated successfully' });
    void followPublishing();
  },
  onFailed: () => showToast({ ...failure, variant: 'destructive' }),
  onEnd: leave,
  pauseMs: 1000,
  retryMs: [1000, 2000, 5000, 10_000, 30_000],
};
const failure = { title: 'Error', description: 'Failed to update content' };

/** Three retries after these waits, in ms. */
const loadRetryMs = [300, 1000, 2000];

/** Does nothing if the pages are loaded: typed text is never replaced. */
export async function loadContent(): Promise<void> {
  if (typeof $content.get() !== 'string') return;
  $content.set('loading');
  try {
    const pages = await retry(listContentPages, loadRetryMs);
    $content.set(pages.map((page) => openWriter(page, findDraft(page.id), world)));
    window.addEventListener('online', resumeAll);
    window.addEventListener('beforeunload', warn);
  } catch (error) {
    $content.set('failed');
    reportFailure(error, 'Failed to fetch content');
  }
}

function writers(): Writer[] {
  const content = $content.get();
  return typeof content === 'string' ? [] : content;
}

function resumeAll(): void {
  for (const writer of writers()) writer.resume();
}

function warn(event: BeforeUnloadEvent): void {
  if (writers().some(({ $desk }) => $desk.get().state.name !== 'idle')) event.preventDefault();
}

// The draft is kept and sent after the next login, so there is no warning.
function leave(error: unknown): void {
  window.removeEventListener('beforeunload', warn);
  reportFailure(error, failure.description);
}
