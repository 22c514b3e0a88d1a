import { atom } from 'nanostores';
import type { ContentPage } from '#shared/content';
import * as editings from './editing.ts';
import type { Editing, Kept, Outcome } from './editing.ts';
import type { Change } from './edits.ts';

export type EditorParts = {
  /** Sends the current save. Rejects only if the session ended. */
  deliver: (editing: Editing) => Promise<Outcome>;
  keep: (draft: Kept | null) => void;
  /** All is stored, and the typing has paused. */
  onSaved: () => void;
  /** Called once until something is stored again. */
  onFailed: () => void;
  onEnd: (error: unknown) => void;
  /** Length of a pause in typing, in ms. */
  pauseMs: number;
  /** Waits before a retry, in ms; the last one repeats. */
  retryMs: readonly number[];
};

export type Editor = ReturnType<typeof openEditor>;

/** Sends a page's edits in order, one at a time, and tells once per pause in typing that all is stored. */
export function openEditor(page: ContentPage, keptDraft: Kept | null, parts: EditorParts) {
  const $editing = atom(editings.openEditing(page, keptDraft));
  /** True from the first letter until all is stored and the pause is over. */
  const $isBusy = atom(false);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isDelivering = false;
  let isFailureTold = false;
  let isHurried = false;
  let lastEditAt = 0;
  let losses = 0;

  const change = (next: (editing: Editing) => Editing) => move(next($editing.get()));
  const resume = () => change(editings.resume);

  function move(next: Editing): void {
    $editing.set(next);
    parts.keep(editings.toKept(next));
    if (next.state.name !== 'sending' || isDelivering) return;
    clearTimeout(timer);
    isDelivering = true;
    if (!next.lost) $isBusy.set(true);
    parts.deliver(next).then(settle, parts.onEnd);
  }

  function settle(outcome: Outcome): void {
    isDelivering = false;
    if (outcome.kind !== 'stored' && !isFailureTold) parts.onFailed();
    isFailureTold = outcome.kind !== 'stored';
    move(editings.receive($editing.get(), outcome));
    const { state, lost } = $editing.get();
    losses = lost ? losses + 1 : 0;
    if (state.name === 'idle') return finishAfterPause();
    if (state.name !== 'sending') $isBusy.set(false);
    const wait = parts.retryMs[Math.min(losses, parts.retryMs.length) - 1];
    if (lost) timer = setTimeout(resume, wait);
  }

  function finishAfterPause(): void {
    const left = Math.max(0, lastEditAt + parts.pauseMs - Date.now());
    timer = setTimeout(finishSaving, isHurried ? 0 : left);
  }

  function finishSaving(): void {
    clearTimeout(timer);
    isHurried = false;
    $isBusy.set(false);
    parts.onSaved();
  }

  function type(next: (editing: Editing) => Editing): void {
    lastEditAt = Date.now();
    change(next);
  }

  move($editing.get());

  return {
    $editing,
    $isBusy,
    edit: (how: Change) => type((editing) => editings.edit(editing, how)),
    choosePicture: (id: number, url: string) =>
      type((editing) => editings.choosePicture(editing, id, url)),
    keepMine: () => change(editings.keepOwnVersion),
    takeTheirs: () => change(editings.takeOtherVersion),
    resume,
    /** Sends what waits, and tells without the pause. */
    save(): void {
      if ($editing.get().state.name === 'idle') return finishSaving();
      isHurried = true;
      isFailureTold = false;
      resume();
      $isBusy.set(isDelivering);
    },
  };
}
