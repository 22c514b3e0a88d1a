import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { openingSteps, optionalStep, type Opening } from '#shared/admin/opening';
import { findKept, keep } from '../../form/kept.ts';
import { OpenList } from '../setup/OpenList.tsx';
import { $setup, checkMissing, doneSteps } from '../setup/setup-store.ts';
import { Card } from '../ui/Card.tsx';

const unfoldedKey = 'opening-unfolded';

type OpeningCardProps = {
  state: Opening;
  /** Once an order exists, one line is enough. */
  canFold: boolean;
};

/** Shows what the shop lacks (rule 103). */
export function OpeningCard({ state, canFold }: OpeningCardProps) {
  const [isOpen, setOpen] = useState(() => !canFold || findKept(unfoldedKey) !== null);
  const closed = doneSteps({ setup: useStore($setup), done: state.done });
  const counted = openingSteps.filter((step) => step !== optionalStep || closed.includes(step));
  const progress = `${closed.length} of ${counted.length} done`;
  useEffect(() => {
    if (isOpen) void checkMissing(openingSteps.filter((step) => !state.done.includes(step)));
  }, [state, isOpen]);

  // The pages that the list leads to lead back to it.
  function unfold(isUnfolded: boolean) {
    keep(unfoldedKey, isUnfolded ? {} : null);
    setOpen(isUnfolded);
  }

  if (!canFold) {
    return (
      <Card title="Open the shop">
        <Progress>{progress}</Progress>
        <OpenList state={state} />
      </Card>
    );
  }
  return (
    <section aria-label="Open the shop" className="border bg-mi px-6">
      <details open={isOpen} onToggle={({ currentTarget }) => unfold(currentTarget.open)}>
        <summary className="min-h-11 cursor-pointer content-center py-2 font-medium">
          {`Open the shop: ${progress}`}
        </summary>
        {isOpen && (
          <div className="pb-6 pt-4">
            <Progress>{progress}</Progress>
            <OpenList state={state} />
          </div>
        )}
      </details>
    </section>
  );
}

function Progress({ children }: { children: string }) {
  return (
    <p data-focus-next tabIndex={-1} className="-mt-2 mb-4 text-sm text-sann">
      {children}
    </p>
  );
}
