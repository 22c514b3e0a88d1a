import { useStore } from '@nanostores/react';
import * as Radix from '@radix-ui/react-toast';
import clsx from 'clsx';
import CircleAlert from 'lucide-react/icons/circle-alert';
import X from 'lucide-react/icons/x';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { $toast, dismissToast } from './toast.ts';
import { overlayElement } from '../ui/overlay.ts';
import { atEdge, type ToastPlace, type ToastSide } from './toast-place.ts';
import { $words } from '../words/page-words.ts';

/** Shows the toast with Radix's defaults: 5000 ms, swipe right by 50 px, F8 moves the focus here. */
export function Toaster({ side: usual = 'top' }: { side?: ToastSide }) {
  const toast = useStore($toast);
  const { notice, notices } = useStore($words).screen;
  const viewport = useRef<HTMLOListElement>(null);
  const { side, inset } = usePlace(usual, toast?.id, viewport);
  return (
    <Radix.Provider label={notice} announcerContainer={overlayElement()}>
      {toast && <ToastCard key={toast.id} toast={toast} />}
      {createPortal(
        <Radix.Viewport
          ref={viewport}
          label={notices}
          className={clsx(
            'fixed z-[60] w-[min(18rem,100vw-8rem)] outline-none',
            side === 'top' ? 'left-4' : 'right-4',
          )}
          style={{ [side]: inset }}
        />,
        overlayElement(),
      )}
    </Radix.Provider>
  );
}

/** Loads what moves a toast with the first one: pages of visitors have it not before. */
function usePlace(
  usual: ToastSide,
  id: number | undefined,
  viewport: RefObject<HTMLElement | null>,
): ToastPlace {
  const [told, setTold] = useState<{ id: number; place: ToastPlace }>();
  useEffect(() => {
    if (id === undefined) return;
    const end = new AbortController();
    const follow = async () => {
      const { followPlace } = await import('./follow-place.ts');
      const tell = (place: ToastPlace) => setTold({ id, place });
      if (viewport.current && !end.signal.aborted)
        followPlace(viewport.current, usual, tell, end.signal);
    };
    // Without a network it stays at its edge.
    follow().catch(() => {});
    return () => end.abort();
  }, [usual, id, viewport]);
  return told && told.id === id ? told.place : atEdge[usual];
}

function ToastCard({ toast }: { toast: NonNullable<ReturnType<typeof $toast.get>> }) {
  const isError = toast.variant === 'destructive';
  return (
    <Radix.Root
      className={clsx(
        'toast raised flex items-start gap-3 border bg-mi py-3 pl-4 pr-1',
        isError ? 'border-flanbwayan' : 'border-liy',
      )}
      onOpenChange={(open) => open || dismissToast(toast.id)}
    >
      {isError && <CircleAlert aria-hidden size={20} className="mt-1 shrink-0 text-flanbwayan" />}
      <div className="min-w-0 flex-1">
        <Radix.Title className={clsx('font-medium', isError ? 'text-flanbwayan' : 'text-lank')}>
          {toast.title}
        </Radix.Title>
        {toast.description && (
          <Radix.Description className="text-sm text-sann">{toast.description}</Radix.Description>
        )}
        {toast.action && (
          <Radix.Action
            altText={toast.action.label}
            onClick={toast.action.run}
            className="min-h-11 font-medium underline decoration-lanme underline-offset-4 hover:text-lanme"
          >
            {toast.action.label}
          </Radix.Action>
        )}
      </div>
      <Radix.Close
        aria-label={useStore($words).screen.dismiss}
        className="-my-1.5 grid size-11 shrink-0 place-items-center text-sann hover:text-lank"
      >
        <X aria-hidden size={18} strokeWidth={1.5} />
      </Radix.Close>
    </Radix.Root>
  );
}
