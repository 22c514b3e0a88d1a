import { Button } from '../../ui/Button.tsx';
import { ErrorNote } from '../../ui/ErrorNote.tsx';
import { UploadBar } from '../upload/UploadWords.tsx';
import type { SendingState } from './use-sending.ts';

type SendingWordsProps = { state: SendingState; noun: string; onCancel: () => void };

export function SendingWords({ state, noun, onCancel }: SendingWordsProps) {
  if (state.stage === 'idle') return null;
  if (state.stage === 'failed') {
    return (
      <div className="grid justify-items-start gap-2">
        <ErrorNote>{state.reason}</ErrorNote>
        <Button look="quiet" onClick={state.again}>
          Try again
        </Button>
      </div>
    );
  }
  return (
    <div>
      <p role="status" className="text-sm text-sann">
        {state.share < 1 ? `Sending ${state.name}…` : 'Checking what arrived…'}
      </p>
      <UploadBar label={`Sending of the ${noun}`} share={state.share} />
      <Button look="quiet" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  );
}
