import { Button } from '../../ui/Button.tsx';
import { ErrorNote } from '../../ui/ErrorNote.tsx';

type LoadFailureProps = { onRetry: () => Promise<void>; children: string };

/** What stands on a screen whose subject could not be fetched: why, and the way to ask again. */
export function LoadFailure({ onRetry, children }: LoadFailureProps) {
  return (
    <div className="grid justify-items-start gap-4">
      <ErrorNote>{children}</ErrorNote>
      <Button look="secondary" onClick={() => void onRetry()}>
        Try again
      </Button>
    </div>
  );
}
