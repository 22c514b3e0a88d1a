import { atom } from 'nanostores';

export type Telling = {
  /** Length of a pause in typing, in ms. */
  pauseMs: number;
  /** All is stored, and the typing has paused. */
  onSaved: () => void;
  /** Called once until something is stored again. */
  onFailed: () => void;
};

/** Reports a burst of edits: once that all is stored, once that something is not. */
export function openBurst({ pauseMs, onSaved, onFailed }: Telling) {
  /** True from the first letter until all is stored and the pause is over. */
  const $isBusy = atom(false);
  const burst = { lastEditAt: 0, hasNews: false, isTold: false, isHurried: false };
  let timer: ReturnType<typeof setTimeout> | undefined;

  function announce(): void {
    clearTimeout(timer);
    Object.assign(burst, { hasNews: false, isHurried: false });
    $isBusy.set(false);
    onSaved();
  }

  return {
    $isBusy,
    announce,
    noteEdit: () => void (burst.lastEditAt = Date.now()),
    noteStored: () => void Object.assign(burst, { hasNews: true, isTold: false }),
    noteFailure(): void {
      if (!burst.isTold) onFailed();
      burst.isTold = true;
    },
    noteSending: () => clearTimeout(timer),
    /** Nothing is being sent. If all is stored, that is reported after the pause. */
    rest(isAllStored: boolean): void {
      if (!isAllStored || !burst.hasNews) return $isBusy.set(false);
      const left = Math.max(0, burst.lastEditAt + pauseMs - Date.now());
      timer = setTimeout(announce, burst.isHurried ? 0 : left);
    },
    /** Reports the next success without the pause, and the next failure even if one was reported. */
    hurry: () => void Object.assign(burst, { isTold: false, isHurried: true }),
  };
}
