import { useEffect, useId, useRef, useState } from 'react';
import { readFragment } from '../../lib/fragment.ts';
import type { Elements } from '../../ui/elements.ts';
import { Fold } from './Fold.tsx';

type FoldedCardProps = {
  title: string;
  /** What is set. */
  words: string;
  isOpenFirst?: boolean | undefined;
  /** Whether something in it waits, such as a draft or an error: it opens then. */
  isUrgent?: boolean;
  children: Elements;
};

/** Shows a card, folded. A link to one of its fields opens it: '#shippingNote'. */
export function FoldedCard({ title, words, children, ...rest }: FoldedCardProps) {
  const { isOpenFirst = false, isUrgent = false } = rest;
  const id = useId();
  const card = useRef<HTMLElement>(null);
  const [isOpen, setOpen] = useState(isOpenFirst);
  const [wasUrgent, setWasUrgent] = useState(false);
  if (isUrgent !== wasUrgent) {
    setWasUrgent(isUrgent);
    if (isUrgent) setOpen(true);
  }

  useEffect(() => {
    function follow() {
      const field = fieldIn(card.current);
      if (!field) return;
      // The event `toggle` stores it.
      card.current!.querySelector('details')!.open = true;
      field.focus();
    }
    follow();
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, []);

  return (
    <section ref={card} aria-labelledby={id} className="min-w-0 border-b">
      <Fold
        open={isOpen}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
        summary={
          <div className="min-w-0 py-4">
            <h2 id={id} className="font-display text-xl">
              {title}
            </h2>
            <p className="line-clamp-2 font-normal text-sann [overflow-wrap:anywhere]">{words}</p>
          </div>
        }
      >
        <div className="pb-8 pt-2">{children}</div>
      </Fold>
    </section>
  );
}

/** Returns the field that the address names. */
function fieldIn(card: HTMLElement | null): HTMLElement | null {
  const name = readFragment();
  return (name && card?.querySelector<HTMLElement>(`[name="${name}"]`)) || null;
}
