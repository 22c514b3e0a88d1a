import { useState } from 'react';

type Opened<Subject> = {
  isOpen: boolean;
  /** Stays while the dialog fades out. */
  subject: Subject | null;
  trigger: HTMLElement | null;
  /** A new key for each opening, so that the form starts empty. */
  count: number;
};

/** Returns the state of a dialog about a subject. Its button gets the focus back. */
export function useDialog<Subject>() {
  const [opened, setOpened] = useState<Opened<Subject>>({
    isOpen: false,
    subject: null,
    trigger: null,
    count: 0,
  });
  return {
    ...opened,
    open: (subject: Subject | null, trigger: HTMLElement) =>
      setOpened({ isOpen: true, subject, trigger, count: opened.count + 1 }),
    close: () => setOpened({ ...opened, isOpen: false }),
  };
}

/** Returns what gets the focus after a dialog: what opened it, else the element with this id. */
export function triggerOf(
  { trigger }: Pick<Opened<unknown>, 'trigger'>,
  nextId = '',
): HTMLElement | null {
  return trigger?.isConnected ? trigger : document.getElementById(nextId);
}

export type DialogControl<Subject> = ReturnType<typeof useDialog<Subject>>;
