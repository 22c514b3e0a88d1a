import { Button } from '../../ui/Button.tsx';
import { ErrorNote } from '../../ui/ErrorNote.tsx';
import type { UploadState } from './send-picture.ts';

const barStyle =
  'h-2 min-w-0 flex-1 appearance-none bg-liy [&::-moz-progress-bar]:bg-lanme [&::-webkit-progress-bar]:bg-liy [&::-webkit-progress-value]:bg-lanme';

type UploadWordsProps = {
  state: UploadState;
  /** Of the progress bar. */
  label?: string;
  onRetry: () => void;
  onRemove?: () => void;
};

export function UploadWords({ state, label = 'Upload', onRetry, onRemove }: UploadWordsProps) {
  if (state.stage === 'failed') {
    return (
      <div className="grid justify-items-start gap-3">
        <ErrorNote>{state.reason}</ErrorNote>
        <p className="flex gap-6">
          <Button look="quiet" onClick={onRetry}>
            Try again
          </Button>
          {onRemove && (
            <Button look="quiet" onClick={onRemove}>
              Leave it out
            </Button>
          )}
        </p>
      </div>
    );
  }
  const share = state.stage === 'uploading' ? state.share : null;
  return (
    <div>
      <p role="status" className="text-sm text-sann">
        {wordsOf(state)}
      </p>
      {share !== null && <UploadBar label={label} share={share} />}
    </div>
  );
}

export function UploadBar({ label, share }: { label: string; share: number }) {
  return (
    <p className="flex items-center gap-3 text-sm">
      <progress aria-label={label} value={share} className={barStyle} />
      <span className="w-12 text-right">{`${Math.round(share * 100)} %`}</span>
    </p>
  );
}

function wordsOf(state: UploadState): string {
  switch (state.stage) {
    case 'waiting':
      return 'Waiting…';
    case 'preparing':
      return 'Preparing the picture…';
    case 'uploading':
      return state.share < 1 ? 'Uploading…' : 'Storing the picture…';
    case 'done':
      return 'The photograph is uploaded.';
    default:
      return '';
  }
}
