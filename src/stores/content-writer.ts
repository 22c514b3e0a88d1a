import { atom } from 'nanostores';
import type { ContentPage } from '#shared/content';
import * as desks from './content-desk.ts';
import type { Desk, Kept, Outcome } from './content-desk.ts';
import type { Change } from './content-edits.ts';

/** What a writer needs from the world. */
export type World = {
  deliver: (desk: Desk) => Promise<Outcome>;
  keep: (pageId: string, kept: Kept | null) => void;
  /** All is stored, and the typing has paused. */
  onSaved: () => void;
  /** Something could not be stored; told once, until something can. */
  onFailed: () => void;
  /** Nothing can be sent any more: `deliver` has thrown. */
  onEnd: (error: unknown) => void;
  /** How long a pause in typing is, in ms. */
  pauseMs: number;
  /** Waits before an edit without an answer is sent again, in ms; the last one repeats. */
  retryMs: readonly number[];
};

export type Writer = ReturnType<typeof openWriter>;

/** Carries one page's edits to the server, in order and one at a time, and says when a burst of them is stored. */
export function openWriter(page: ContentPage, kept: Kept | null, world: World) {
  const $desk = atom(desks.layOut(page, null));
  /** From the first letter of a burst until all of it is stored and the pause is over. */
  const $isBusy = atom(false);
  const timers = { retry: 0 as Timer, pause: 0 as Timer };
  const burst = { lastEditAt: 0, losses: 0, hasNews: false, isTold: false, isHurried: false };

  function move(next: Desk): void {
    const { sent } = $desk.get();
    $desk.set(next);
    world.keep(page.id, desks.toKeep(next));
    if (!next.sent || next.sent === sent) return;
    clearTimeout(timers.retry);
    clearTimeout(timers.pause);
    if (!next.lost) $isBusy.set(true);
    world.deliver(next).then(settle, world.onEnd);
  }

  function settle(outcome: Outcome): void {
    move(desks.receive($desk.get(), outcome));
    const { state, sent, lost } = $desk.get();
    if (!lost) burst.losses = 0;
    if (outcome.kind === 'stored' || (outcome.kind === 'stale' && state.name !== 'conflict')) {
      Object.assign(burst, { hasNews: true, isTold: false });
    } else tellFailure();
    if (lost) timers.retry = setTimeout(resume, waitAfter(burst.losses++));
    if (sent) return;
    if (state.name !== 'idle' || !burst.hasNews) $isBusy.set(false);
    else timers.pause = setTimeout(announce, burst.isHurried ? 0 : restOfPause());
  }

  function waitAfter(losses: number): number {
    return world.retryMs[Math.min(losses, world.retryMs.length - 1)]!;
  }

  function restOfPause(): number {
    return Math.max(0, burst.lastEditAt + world.pauseMs - Date.now());
  }

  function announce(): void {
    clearTimeout(timers.pause);
    Object.assign(burst, { hasNews: false, isHurried: false });
    $isBusy.set(false);
    world.onSaved();
  }

  function tellFailure(): void {
    if (!burst.isTold) world.onFailed();
    burst.isTold = true;
  }

  function resume(): void {
    move(desks.resume($desk.get()));
  }

  function change(next: Desk): void {
    burst.lastEditAt = Date.now();
    move(next);
  }

  move(desks.layOut(page, kept));

  return {
    $desk,
    $isBusy,
    edit: (how: Change) => change(desks.edit($desk.get(), how)),
    choosePicture: (id: number, url: string) => change(desks.choosePicture($desk.get(), id, url)),
    keepMine: () => move(desks.keepMine($desk.get())),
    takeTheirs: () => move(desks.takeTheirs($desk.get())),
    resume,
    /** Sends what waits, without awaiting the pause. */
    save(): void {
      if ($desk.get().state.name === 'idle') return announce();
      Object.assign(burst, { isTold: false, isHurried: true });
      resume();
      $isBusy.set($desk.get().sent !== null);
    },
  };
}

type Timer = ReturnType<typeof setTimeout> | 0;
