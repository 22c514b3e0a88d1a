import { atom } from 'nanostores';
import { listContentPages } from '../lib/api.ts';
import { retry } from '../lib/retry.ts';
import { reportFailure } from './admin.ts';
import { deliver } from './content-call.ts';
import { findDraft, keepDraft } from './content-drafts.ts';
import { openWriter, type World, type Writer } from './content-writer.ts';
import { followPublishing } from './publishing.ts';
import { showToast } from './toast.ts';

/** The pages, each with its writer, as far as they are known. */
export const $content = atom<'loading' | 'failed' | Writer[]>('loading');

const world: World = {
  deliver,
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

/** Three more tries after these waits, in ms (spec, section 7). */
const loadRetryMs = [300, 1000, 2000];

/** Fetches the pages, unless they are there: what is being typed is never replaced. */
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

// The session has ended: the draft is kept and sent after the next login, so nothing has to be warned of.
function leave(error: unknown): void {
  window.removeEventListener('beforeunload', warn);
  reportFailure(error, failure.description);
}
