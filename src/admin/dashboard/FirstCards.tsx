import { useStore } from '@nanostores/react';
import { latestOrders } from '../orders/orders-store.ts';
import { useWhenSignedIn } from '../session/use-when-signed-in.ts';
import { opening } from '../setup/opening-store.ts';
import { OpeningCard } from './OpeningCard.tsx';
import { ToDoCard } from './ToDoCard.tsx';

/** Shows what to do now, then what the shop lacks. Uses the orders that the dashboard has loaded. */
export function FirstCards() {
  const state = useStore(opening.$state);
  const orders = useStore(latestOrders.$state);
  useWhenSignedIn(opening.load);
  // Without the orders nobody knows whether it is folded.
  if (state === 'loading' || orders === 'loading') return <ToDoCard isOpening />;
  const lacking = state === 'failed' || state.isFinished ? null : state;
  const hasOrders = orders !== 'failed' && orders.newest.length > 0;
  return (
    <>
      <ToDoCard isOpening={lacking !== null && !hasOrders} />
      {lacking && (
        <div className="mb-6">
          <OpeningCard state={lacking} canFold={hasOrders} />
        </div>
      )}
    </>
  );
}
