import type { ContentPage } from '#shared/content';
import { findKept, keep } from '../../form/kept.ts';
import { ownDraft } from '../../form/own-draft.ts';
import { send } from '../../lib/send.ts';
import { createResource } from '../calls/resource.ts';
import { reportFailure } from '../session/session.ts';
import { deliver } from './delivery.ts';
import type { Kept } from './editing.ts';
import { openEditor, type Editor, type EditorParts } from './editor.ts';
import { followPublishing } from '../publishing/publishing-store.ts';
import { showToast } from '../../toasts/toast.ts';

const parts: Omit<EditorParts, 'keep'> = {
  deliver,
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

const pages = createResource(async () => {
  const stored = await send('GET /api/admin/content');
  return Promise.all(stored.map(open));
}, 'Failed to fetch content');

async function open(page: ContentPage): Promise<Editor> {
  const own = await ownDraft(`unsaved-page/${page.id}`);
  const keptDraft = findKept<Kept>(own, 'localStorage');
  return openEditor(page, keptDraft, {
    ...parts,
    keep: (draft) => keep(own, draft, 'localStorage'),
  });
}

export const content = {
  ...pages,
  /** Does nothing if the pages are loaded: typed text is never replaced. */
  async load() {
    if (pages.current()) return;
    await pages.load();
    window.addEventListener('online', resumeAll);
    window.addEventListener('beforeunload', warn);
  },
};

function resumeAll(): void {
  for (const editor of pages.current() ?? []) editor.resume();
}

function warn(event: BeforeUnloadEvent): void {
  const isUnsent = pages.current()?.some(({ $editing }) => $editing.get().state.name !== 'idle');
  if (isUnsent) event.preventDefault();
}

// The draft is kept and sent after the next login, so there is no warning.
function leave(error: unknown): void {
  window.removeEventListener('beforeunload', warn);
  reportFailure(error, failure.description);
}
