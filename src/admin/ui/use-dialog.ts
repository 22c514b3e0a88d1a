import { useState } from 'react';
import { placeOf, type Place } from './focus-place.ts';

type Opened<Subject> = {
  isOpen: boolean;
  /** Stays while the dialog fades out. */
  subject: Subject | null;
  /** Where it was opened. */
  place: Place;
  /** A new key for each opening, so that the form starts empty. */
  count: number;
};

/** Returns the state of a dialog about a subject. Its button gets the focus back. */
export function useDialog<Subject>() {
  const [opened, setOpened] = useState<Opened<Subject>>({
    isOpen: false,
    subject: null,
    place: [],
    count: 0,
  });
  return {
    ...opened,
    open: (subject: Subject | null, trigger: HTMLElement) =>
      setOpened({ isOpen: true, subject, place: placeOf(trigger), count: opened.count + 1 }),
    close: () => setOpened({ ...opened, isOpen: false }),
  };
}

export type DialogControl<Subject> = ReturnType<typeof useDialog<Subject>>;
