import { atom } from 'nanostores';

export type Telling = {
  /** How long a pause in typing is, in ms. */
  pauseMs: number;
  /** All is stored, and the typing has paused. */
  onSaved: () => void;
  /** Something could not be stored; told once, until something can. */
  onFailed: () => void;
};

/** Says what becomes of a burst of edits: once that all of it is stored, once that something is not. */
export function openBurst({ pauseMs, onSaved, onFailed }: Telling) {
  /** From the first letter of a burst until all of it is stored and the pause is over. */
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
    /** Something goes on its way: the pause begins anew. */
    noteSending: () => clearTimeout(timer),
    /** Nothing is on its way any more; when all is stored, that is said after the pause. */
    rest(isAllStored: boolean): void {
      if (!isAllStored || !burst.hasNews) return $isBusy.set(false);
      const left = Math.max(0, burst.lastEditAt + pauseMs - Date.now());
      timer = setTimeout(announce, burst.isHurried ? 0 : left);
    },
    /** The next success is said without awaiting the pause, the next failure even if one was told. */
    hurry: () => void Object.assign(burst, { isTold: false, isHurried: true }),
  };
}
