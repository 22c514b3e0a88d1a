import { useStore } from '@nanostores/react';
import { Action } from '../ui/Action.tsx';
import { useWhenSignedIn } from '../session/use-when-signed-in.ts';
import { clearTestOrders, testOrders } from './orders-store.ts';

/** Offers to remove the orders of Stripe's test keys, once live keys are set. */
export function TestOrders() {
  const state = useStore(testOrders.$state);
  useWhenSignedIn(testOrders.load);
  if (typeof state === 'string' || state.ids.length === 0) return null;
  const isOne = state.ids.length === 1;
  const countWords = isOne ? '1 test order' : `${state.ids.length} test orders`;
  return (
    <div className="border-b border-liy py-6">
      <Action
        label={`Remove ${countWords}`}
        words={
          isOne
            ? 'Your shop takes real money now. 1 order is from your tests: it counts nowhere, and its works cannot be bought.'
            : `Your shop takes real money now. ${state.ids.length} orders are from your tests: they count nowhere, and their works cannot be bought.`
        }
        question={{
          title: `Remove ${countWords}?`,
          words: (
            <>
              <p>{state.ids.join(', ')}</p>
              <p>
                No money moved. The works are for sale again. What is removed cannot be brought
                back.
              </p>
            </>
          ),
          yes: `Remove ${countWords}`,
          busy: 'Removing...',
          no: isOne ? 'Keep it' : 'Keep them',
        }}
        run={clearTestOrders}
      />
    </div>
  );
}
