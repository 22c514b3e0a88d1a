import { useStore } from '@nanostores/react';
import { describeSamples } from '#shared/admin/samples';
import { Action } from '../ui/Action.tsx';
import { restoreSamples, clearSamples, samples } from './setup-store.ts';

/** Removes all samples with one press, and brings them back while there are no live keys. */
export function Samples() {
  const state = useStore(samples.$state);
  if (typeof state === 'string') return null;
  const removable = describeSamples(state.removable);
  return (
    <div className="flex flex-wrap gap-4 empty:hidden">
      <Action
        label="Remove the samples"
        isOffered={removable !== ''}
        question={{
          title: 'Remove the samples?',
          words: (
            <>
              <p>{`${removable}.`}</p>
              <p>
                What you changed stays: artworks with your own photographs and pages with your own
                words. Artworks that somebody ordered stay, too.
              </p>
            </>
          ),
          yes: 'Remove the samples',
          busy: 'Removing...',
          no: 'Keep them',
        }}
        run={clearSamples}
      />
      <Action label="Add samples" isOffered={state.canAdd} run={restoreSamples} />
    </div>
  );
}
