import { useStore } from '@nanostores/react';
import * as Radix from '@radix-ui/react-toast';
import clsx from 'clsx';
import CircleAlert from 'lucide-react/icons/circle-alert';
import X from 'lucide-react/icons/x';
import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { $toast, dismissToast } from './toast.ts';
import { scrollFromBeneath } from './scroll-from-beneath.ts';
import { overlayElement } from '../ui/overlay.ts';
import { $toastPlaces } from '../ui/toast-place.ts';
import { $words } from '../words/page-words.ts';

/**
 * Shows the toast on the head of the page, or of the dialog that is open (rule 32). Radix's defaults apply: 5000 ms, swipe right by
 * 50 px, F8 moves the focus here.
 */
export function Toaster() {
  const toast = useStore($toast);
  const { notice, notices } = useStore($words).screen;
  const place = useStore($toastPlaces).at(-1);
  const viewport = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (toast && viewport.current) scrollFromBeneath(viewport.current);
  }, [toast]);
  return (
    <Radix.Provider label={notice} announcerContainer={overlayElement()}>
      {toast && <ToastCard key={toast.id} toast={toast} />}
      {createPortal(
        <Radix.Viewport
          ref={viewport}
          label={notices}
          className={clsx('outline-none', !place && 'toast-on-page')}
        />,
        place ?? overlayElement(),
      )}
    </Radix.Provider>
  );
}

function ToastCard({ toast }: { toast: NonNullable<ReturnType<typeof $toast.get>> }) {
  const words = useStore($words).screen;
  const isError = toast.variant === 'destructive';
  return (
    <Radix.Root
      className={clsx(
        'toast relative flex items-center gap-1 border-b border-r bg-mi py-1 text-[0.824rem] leading-5 text-lank',
        isError ? 'border-flanbwayan' : 'border-liy',
      )}
      onOpenChange={(open) => open || dismissToast(toast.id)}
    >
      {isError && (
        <CircleAlert
          aria-hidden
          size={18}
          className="mr-1 hidden shrink-0 text-flanbwayan sm:block"
        />
      )}
      <p className="min-w-0 flex-1">
        <Radix.Title asChild>
          <span className={clsx('mr-2 font-medium', isError && 'text-flanbwayan')}>
            {toast.title}
          </span>
        </Radix.Title>
        <wbr />
        {toast.description && (
          <Radix.Description asChild>
            <span>{toast.description}</span>
          </Radix.Description>
        )}
      </p>
      <Radix.Close
        aria-label={words.dismiss}
        className="-ml-3 grid size-11 shrink-0 place-items-center text-sann hover:text-lank"
      >
        <X aria-hidden size={18} strokeWidth={1.5} />
      </Radix.Close>
      {toast.action && (
        <Radix.Action
          altText={toast.action.label}
          onClick={toast.action.run}
          className="toast-action min-h-11 w-[3.25rem] shrink-0 bg-mi font-medium underline decoration-lanme underline-offset-4 hover:text-lanme lg:w-max lg:px-4"
        >
          {toast.action.label}
        </Radix.Action>
      )}
    </Radix.Root>
  );
}
