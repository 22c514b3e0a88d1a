import { Button } from '../../ui/Button.tsx';
import { ErrorNote } from '../../ui/ErrorNote.tsx';

type LoadFailureProps = { onRetry: () => Promise<void>; children: string };

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
