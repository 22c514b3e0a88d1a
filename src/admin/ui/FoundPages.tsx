import { useStore } from '@nanostores/react';
import type { ReactElement } from 'react';
import type { Elements } from '../../ui/elements.ts';
import { FindBar } from './FindBar.tsx';
import type { Finder } from '../calls/finder.ts';
import { OlderButton } from './Loaded.tsx';
import type { List, Page } from '../calls/resource.ts';

type FoundPagesProps<Item, Part extends string> = {
  list: List<Item>;
  page: Page<Item>;
  finder: Finder<Part>;
  noun: [one: string, several: string];
  hint: string;
  /** In place of a list that was always empty. */
  nothingYet: ReactElement;
  children: Elements;
};

/** Shows a list whose entries the server finds, page by page. */
export function FoundPages<Item, Part extends string>(props: FoundPagesProps<Item, Part>) {
  const { list, page, finder, noun, hint, nothingYet, children } = props;
  const sought = useStore(finder.$sought);
  const isAnswered = page.sought === sought;
  const count = page.items.length;
  if (isAnswered && count === 0 && Object.keys(sought).length === 0) return nothingYet;
  const words = `${count} ${noun[count === 1 ? 0 : 1]}`;
  const summary = { isEmpty: count === 0, words: page.older ? `The newest ${words}` : words };
  return (
    <>
      <FindBar finder={finder} noun={noun[1]} hint={hint} found={isAnswered ? summary : null} />
      {count > 0 && children}
      {isAnswered && <OlderButton list={list} page={page} />}
    </>
  );
}
