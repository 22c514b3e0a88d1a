import { atom, type WritableAtom } from 'nanostores';
import type { List } from './resource.ts';

/** The query of the address and of the call; what is not sought is absent. */
export type FinderQuery<Part extends string> = { find?: string; show?: Part };
export type Finder<Part extends string> = {
  $sought: WritableAtom<FinderQuery<Part>>;
  /** The names of the parts of the list. */
  parts: Record<Part, string>;
  /** The address keeps it for a reload and for the way back. */
  seek(find: string, show: string): void;
};

const typingMs = 300;

export function createFinder<Part extends string>(parts: Record<Part, string>): Finder<Part> {
  const { find = '', show = '' } = Object.fromEntries(new URLSearchParams(location.search));
  const $sought = atom(toSought(find, show));

  function toSought(text: string, part: string): FinderQuery<Part> {
    return { ...(text && { find: text }), ...(part in parts && { show: part as Part }) };
  }

  function seek(text: string, part: string): void {
    const sought = toSought(text, part);
    const query = new URLSearchParams(sought).toString();
    history.replaceState(history.state, '', query ? `?${query}` : location.pathname);
    $sought.set(sought);
  }

  return { $sought, parts, seek };
}

/** Asks the server again after a pause in typing. */
export function searchAfterPause<Item, Part extends string>(
  list: List<Item>,
  finder: Finder<Part>,
): void {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  finder.$sought.listen(() => {
    clearTimeout(waiting);
    waiting = setTimeout(async () => {
      if (!(await list.refresh())) list.$state.set('failed');
    }, typingMs);
  });
}
