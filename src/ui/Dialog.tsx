import { useStore } from '@nanostores/react';
import * as Radix from '@radix-ui/react-dialog';
import clsx from 'clsx';
import X from 'lucide-react/icons/x';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, type ReactNode } from 'react';
import type { Elements } from './elements.ts';
import { keepFocusWithin, onEscape } from './focus.ts';
import { enterHistory } from './history-entries.ts';
import { holdPage, overlayElement } from './overlay.ts';
import { scrollHint } from './scroll-hint.ts';
import { isComposing } from './is-composing.ts';
import { addToastPlace } from './toast-place.ts';
import { WithNumbers } from './WithNumbers.tsx';
import { $words } from '../words/page-words.ts';

// From its upper edge down: controls keep their places while the content below them grows or shrinks. A telephone's
// dialog stands on the lower edge: the one whose content loads has its full height at once.
const box =
  'motion-rise inset-x-0 bottom-0 mx-auto max-h-[94dvh] w-full overflow-y-auto p-5 raised sm:bottom-auto sm:top-[8dvh] sm:max-h-[84dvh] sm:p-8';

const shapes = {
  dialog: `${box} sm:max-w-xl`,
  wide: `${box} h-full sm:h-auto sm:max-w-[min(56rem,94vw)]`,
  sheet:
    'motion-slide inset-y-0 right-0 flex w-full max-w-md flex-col overflow-y-auto px-5 pt-5 raised sm:px-8 sm:pt-8',
  room: 'motion-appear inset-0 flex flex-col overflow-hidden on-dark bg-nwit text-mi',
};

type DialogProps = {
  open: boolean;
  onClose: () => void;
  /** Default: `onClose`. */
  onBack?: () => void;
  title: ReactNode;
  description?: string;
  shape?: keyof typeof shapes;
  /** Gets the focus after closing; default: the element that had it, null: none. */
  trigger?: HTMLElement | null;
  children: Elements;
};

export function Dialog({
  open,
  onClose,
  onBack = onClose,
  shape = 'dialog',
  trigger,
  ...rest
}: DialogProps) {
  const back = useEffectEvent(onBack);
  const opener = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (open) opener.current = document.activeElement;
  }, [open]);
  useEffect(() => (open ? holdPage() : undefined), [open]);
  useEffect(() => (open ? enterHistory(() => back()) : undefined), [open]);
  // A toast above handles Escape first; one key press must close both.
  useEffect(() => (open ? onEscape(onClose) : undefined), [open, onClose]);

  return (
    <Radix.Root open={open} onOpenChange={(next) => next || onClose()} modal={false}>
      <Radix.Portal container={overlayElement()}>
        <div
          data-state={open ? 'open' : 'closed'}
          data-scrim
          className="motion-appear fixed inset-0 z-50 bg-lank/50"
        />
        <Radix.Content
          className={clsx('fixed z-50 overscroll-contain', shapes[shape])}
          {...(shape !== 'room' && { style: scrollHint })}
          aria-describedby={undefined}
          onInteractOutside={ignoreAllButScrim}
          onEscapeKeyDown={(event) => isComposing(event) && event.preventDefault()}
          ref={keepFocus}
          onOpenAutoFocus={(event) => {
            // After a link or a selector the browser would draw its ring around the first button.
            if (shape === 'room' || !opener.current?.matches('a, select')) return;
            event.preventDefault();
            focusOn((event.target as HTMLElement).querySelector('h2'));
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            focusOn(trigger === undefined ? opener.current : trigger);
          }}
        >
          <div
            ref={open ? addToastPlace : undefined}
            className={clsx('toast-place', shape === 'room' && 'in-room')}
          />
          <Heading {...rest} shape={shape} />
          {rest.children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

function Heading({
  title,
  description,
  shape,
}: Pick<DialogProps, 'title' | 'description' | 'shape'>) {
  const words = useStore($words);
  return (
    <header
      className={clsx('flex items-start justify-between gap-4', shape === 'room' ? 'p-4' : 'mb-6')}
    >
      <div className="min-w-0">
        <Radix.Title
          tabIndex={-1}
          className={clsx(
            'outline-none',
            shape === 'room' ? 'sr-only' : 'font-display text-xl text-lank sm:text-2xl',
          )}
        >
          <WithNumbers>{title}</WithNumbers>
        </Radix.Title>
        {description && (
          <Radix.Description className="mt-1 text-sann">{description}</Radix.Description>
        )}
      </div>
      <Radix.Close
        aria-label={words.screen.close}
        className="-mr-2 -mt-2 grid size-11 shrink-0 place-items-center hover:opacity-70"
      >
        <X aria-hidden size={22} strokeWidth={1.5} />
      </Radix.Close>
    </header>
  );
}

// Clicks on toasts and in Stripe's frames are outside and must not close the dialog.
function ignoreAllButScrim(event: Event) {
  if (!(event.target as Element).matches('[data-scrim]')) event.preventDefault();
}

function keepFocus(content: HTMLElement | null) {
  return content ? keepFocusWithin(content) : undefined;
}

function focusOn(element: Element | null) {
  if (element instanceof HTMLElement) element.focus({ preventScroll: true });
}
