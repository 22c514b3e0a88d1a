import { useState } from 'react';

type Opened<Subject> = {
  isOpen: boolean;
  /** Stays while the dialog fades out. */
  subject: Subject | null;
  trigger: HTMLElement | null;
  /** Another one with every opening, so that no form keeps what was typed in the last. */
  count: number;
};

/** A dialog about something, opened by a button that gets the focus back. */
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

export type DialogControl<Subject> = ReturnType<typeof useDialog<Subject>>;
