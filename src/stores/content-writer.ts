import { atom } from 'nanostores';
import type { ContentPage } from '#shared/content';
import { openBurst, type Telling } from './content-burst.ts';
import type { Desk, Kept, Outcome } from './content-desk-state.ts';
import * as desks from './content-desk.ts';
import type { Change } from './content-edits.ts';

/** What a writer needs from the world. */
export type World = Telling & {
  deliver: (desk: Desk) => Promise<Outcome>;
  keep: (pageId: string, kept: Kept | null) => void;
  /** Nothing can be sent any more: `deliver` has thrown. */
  onEnd: (error: unknown) => void;
  /** Waits before an edit without an answer is sent again, in ms; the last one repeats. */
  retryMs: readonly number[];
};

export type Writer = ReturnType<typeof openWriter>;

/** Carries one page's edits to the server, in order and one at a time, and says when a burst of them is stored. */
export function openWriter(page: ContentPage, kept: Kept | null, world: World) {
  const burst = openBurst(world);
  const { $desk, move } = openDesk(page, world, burst);
  const resume = () => move(desks.resume($desk.get()));

  function change(next: Desk): void {
    burst.noteEdit();
    move(next);
  }

  move(desks.layOut(page, kept));

  return {
    $desk,
    $isBusy: burst.$isBusy,
    edit: (how: Change) => change(desks.edit($desk.get(), how)),
    choosePicture: (id: number, url: string) => change(desks.choosePicture($desk.get(), id, url)),
    keepMine: () => move(desks.keepMine($desk.get())),
    takeTheirs: () => move(desks.takeTheirs($desk.get())),
    resume,
    /** Sends what waits, without awaiting the pause. */
    save(): void {
      if ($desk.get().state.name === 'idle') return burst.announce();
      burst.hurry();
      resume();
      burst.$isBusy.set($desk.get().sent !== null);
    },
  };
}

/** A page's desk; what it has to send goes on its way with every move, and again while there is no answer. */
function openDesk(page: ContentPage, world: World, burst: ReturnType<typeof openBurst>) {
  const $desk = atom(desks.layOut(page, null));
  let losses = 0;
  let retry: ReturnType<typeof setTimeout> | undefined;

  function move(next: Desk): void {
    const { sent } = $desk.get();
    $desk.set(next);
    world.keep(page.id, desks.toKeep(next));
    if (!next.sent || next.sent === sent) return;
    clearTimeout(retry);
    burst.noteSending();
    if (!next.lost) burst.$isBusy.set(true);
    world.deliver(next).then(settle, world.onEnd);
  }

  function settle(outcome: Outcome): void {
    move(desks.receive($desk.get(), outcome));
    const { state, sent, lost } = $desk.get();
    const isStored = outcome.kind === 'stored';
    if (isStored || (outcome.kind === 'stale' && state.name !== 'conflict')) burst.noteStored();
    else burst.noteFailure();
    losses = lost ? losses + 1 : 0;
    const wait = world.retryMs[Math.min(losses, world.retryMs.length) - 1];
    if (lost) retry = setTimeout(() => move(desks.resume($desk.get())), wait);
    if (!sent) burst.rest(state.name === 'idle');
  }

  return { $desk, move };
}
