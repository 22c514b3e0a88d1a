import { atom } from 'nanostores';
import type { ContentPage } from '#shared/content';
import { openBurst, type Telling } from './burst.ts';
import type { Desk, Kept, Outcome } from './desk-state.ts';
import * as desks from './desk.ts';
import type { Change } from './edits.ts';

export type World = Telling & {
  deliver: (desk: Desk) => Promise<Outcome>;
  keep: (pageId: string, kept: Kept | null) => void;
  onEnd: (error: unknown) => void;
  /** Waits before a retry, in ms; the last one repeats. */
  retryMs: readonly number[];
};

export type Writer = ReturnType<typeof openWriter>;

/** Sends a page's edits in order, one at a time, and reports when a burst is stored. */
export function openWriter(page: ContentPage, kept: Kept | null, world: World) {
  const burst = openBurst(world);
  const { $desk, move } = openDesk(page, world, burst);
  const resume = () => move(desks.resumeDesk($desk.get()));

  function change(next: Desk): void {
    burst.noteEdit();
    move(next);
  }

  move(desks.layOutDesk(page, kept));

  return {
    $desk,
    $isBusy: burst.$isBusy,
    edit: (how: Change) => change(desks.editDesk($desk.get(), how)),
    choosePicture: (id: number, url: string) => change(desks.choosePicture($desk.get(), id, url)),
    keepMine: () => move(desks.keepOwnVersion($desk.get())),
    takeTheirs: () => move(desks.takeOtherVersion($desk.get())),
    resume,
    save(): void {
      if ($desk.get().state.name === 'idle') return burst.announce();
      burst.hurry();
      resume();
      burst.$isBusy.set($desk.get().sent !== null);
    },
  };
}

/** Sends after each change, and again while there is no answer. */
function openDesk(page: ContentPage, world: World, burst: ReturnType<typeof openBurst>) {
  const $desk = atom(desks.layOutDesk(page, null));
  let losses = 0;
  let retry: ReturnType<typeof setTimeout> | undefined;

  function move(next: Desk): void {
    const { sent } = $desk.get();
    $desk.set(next);
    world.keep(page.id, desks.keptDesk(next));
    if (!next.sent || next.sent === sent) return;
    clearTimeout(retry);
    burst.noteSending();
    if (!next.lost) burst.$isBusy.set(true);
    world.deliver(next).then(settle, world.onEnd);
  }

  function settle(outcome: Outcome): void {
    move(desks.receiveOutcome($desk.get(), outcome));
    const { state, sent, lost } = $desk.get();
    const isStored = outcome.kind === 'stored';
    if (isStored || (outcome.kind === 'stale' && state.name !== 'conflict')) burst.noteStored();
    else burst.noteFailure();
    losses = lost ? losses + 1 : 0;
    const wait = world.retryMs[Math.min(losses, world.retryMs.length) - 1];
    if (lost) retry = setTimeout(() => move(desks.resumeDesk($desk.get())), wait);
    if (!sent) burst.rest(state.name === 'idle');
  }

  return { $desk, move };
}
