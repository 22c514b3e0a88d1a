import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { openingSteps, optionalStep, type Opening } from '#shared/admin/opening';
import { opening } from '../setup/opening-store.ts';
import { OpenList } from '../setup/OpenList.tsx';
import { $setup, checkMissing, doneSteps } from '../setup/setup-store.ts';
import { Card } from '../ui/Card.tsx';
import { useWhenSignedIn } from '../session/use-when-signed-in.ts';

/** Stands first on the dashboard while the shop lacks something; after that the link to Setup is enough. */
export function OpeningCard() {
  const state = useStore(opening.$state);
  useWhenSignedIn(opening.load);
  useEffect(() => {
    if (typeof state === 'string' || state.isFinished) return;
    void checkMissing(openingSteps.filter((step) => !state.done.includes(step)));
  }, [state]);
  if (typeof state === 'string' || state.isFinished) return null;
  return (
    <div className="mb-6">
      <Card title="Open the shop">
        <Progress {...state} />
        <OpenList state={state} />
      </Card>
    </div>
  );
}

function Progress({ done }: Opening) {
  const closed = doneSteps({ setup: useStore($setup), done });
  const counted = openingSteps.filter((step) => step !== optionalStep || closed.includes(step));
  return (
    <p data-focus-next tabIndex={-1} className="-mt-2 mb-4 text-sm text-sann">
      {`${closed.length} of ${counted.length} done`}
    </p>
  );
}
