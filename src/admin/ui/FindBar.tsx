import { useStore } from '@nanostores/react';
import { useRef } from 'react';
import { longestFind } from '#shared/find';
import { Button } from '../../ui/Button.tsx';
import { Field, FieldFrame } from '../../ui/Field.tsx';
import type { Finder } from '../calls/finder.ts';
import { leaveOnEnter } from './leave-on-enter.ts';

type FindBarProps<Part extends string> = {
  finder: Finder<Part>;
  /** What the list has, and what is looked at in each. */
  noun: string;
  hint: string;
  /** Null until the answer for what is sought is here. */
  found: { isEmpty: boolean; words: string } | null;
};

/** Chooses entries of a list by a text and by their part of it. */
export function FindBar<Part extends string>({ finder, noun, hint, found }: FindBarProps<Part>) {
  const { find = '', show = '' } = useStore(finder.$sought);
  const bar = useRef<HTMLDivElement>(null);
  const nothing = [
    `No ${noun}`,
    find.trim() && `with “${find.trim()}”`,
    show && `in “${finder.parts[show]}”`,
  ];

  function showAll() {
    finder.seek('', '');
    bar.current?.querySelector('input')?.focus();
  }

  return (
    <>
      <search
        ref={bar}
        className="mb-4 block bg-mi pb-2 max-md:-mx-6 max-md:px-6 md:mb-6 print:hidden max-md:[@media(min-height:40rem)]:sticky max-md:[@media(min-height:40rem)]:top-12 max-md:[@media(min-height:40rem)]:z-10"
      >
        <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,9.5rem)] gap-x-4 sm:grid-cols-[minmax(0,24rem)_12rem]">
          <Field
            label="Find"
            type="search"
            value={find}
            maxLength={longestFind}
            placeholder={hint}
            autoComplete="off"
            enterKeyHint="search"
            onChange={(event) => finder.seek(event.target.value, show)}
            onKeyDown={leaveOnEnter}
          />
          <FieldFrame label="Show">
            {(control) => (
              <select
                {...control}
                value={show}
                onChange={(event) => finder.seek(find, event.target.value)}
              >
                <option value="">{`All ${noun}`}</option>
                {Object.entries<string>(finder.parts).map(([part, name]) => (
                  <option key={part} value={part}>
                    {name}
                  </option>
                ))}
              </select>
            )}
          </FieldFrame>
        </div>
        <p role="status" className="mt-2 text-sm text-sann">
          {found ? found.words : 'Looking...'}
        </p>
      </search>
      {found?.isEmpty && (
        <div className="py-16 text-center">
          <p className="font-display text-xl">{nothing.filter(Boolean).join(' ')}</p>
          <Button look="secondary" className="mt-6" onClick={showAll}>
            {`Show all ${noun}`}
          </Button>
        </div>
      )}
    </>
  );
}
