import { atom, type WritableAtom } from 'nanostores';
import {
  askWithRetries,
  leaveWhenSignedOut,
  reportFailure,
  whenSignedIn,
} from '../session/session.ts';

/** A value of the server as a screen shows it. */
export type Resource<Value> = {
  $state: WritableAtom<'loading' | 'failed' | Value>;
  /** The toast of a failed call. */
  failure: string;
  load(): Promise<void>;
  /**
   * What is shown stays until the answer. Returns what is shown if a newer answer came meanwhile, and null after a failure. A quiet one has
   * no toast.
   */
  refresh(isQuiet?: boolean): Promise<Value | null>;
  /** Null until it is loaded. */
  current(): Value | null;
};

export function createResource<Value extends object>(
  ask: () => Promise<Value>,
  failure: string,
): Resource<Value> {
  const $state = atom<'loading' | 'failed' | Value>('loading');
  let lastTurn = 0;
  let shownTurn = 0;

  async function load(): Promise<void> {
    $state.set('loading');
    if (!(await refresh())) $state.set('failed');
  }

  async function refresh(isQuiet = false): Promise<Value | null> {
    const turn = ++lastTurn;
    try {
      const value = await askWithRetries(ask);
      // The answer of the check has the shop's time zone.
      await whenSignedIn();
      // An older answer, or failure, may come after a newer answer.
      if (turn > shownTurn) $state.set(value);
      shownTurn = Math.max(shownTurn, turn);
      return value;
    } catch (error) {
      if (turn < shownTurn) return current();
      if (isQuiet) leaveWhenSignedOut(error);
      else reportFailure(error, failure);
      return null;
    }
  }

  function current(): Value | null {
    const state = $state.get();
    return typeof state === 'string' ? null : state;
  }

  return { $state, failure, load, refresh, current };
}

/** `older`: where the entries before these begin; null at the end of the list. `sought`: what they were chosen by. */
export type Page<Item> = { items: Item[]; older: string | null; sought?: object };
export type List<Item> = Resource<Page<Item>> & { loadOlder(): Promise<void> };

/** Creates a list that begins with the newest entries. `loadOlder` adds the next page. */
export function createList<Item extends { id: string }>(
  ask: (older: string | null) => Promise<Page<Item>>,
  failure: string,
): List<Item> {
  const list = createResource(() => ask(null), failure);

  async function loadOlder(): Promise<void> {
    const shown = list.current();
    if (!shown?.older) return;
    const { older } = shown;
    try {
      const { items, ...page } = await askWithRetries(() => ask(older));
      const shownPage = list.current();
      if (shownPage?.older !== older) return;
      const olderIds = new Set(items.map(({ id }) => id));
      const before = shownPage.items.filter(({ id }) => !olderIds.has(id));
      list.$state.set({ items: [...before, ...items], ...page });
    } catch (error) {
      reportFailure(error, failure);
    }
  }

  return { ...list, loadOlder };
}
