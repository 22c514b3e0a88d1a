import { Button } from '../../../ui/Button.tsx';
import { endChoice } from './series-store.ts';
import { countWords } from './series-words.ts';

type ChoiceBarProps = { count: number; onHang: (button: HTMLElement) => void };

/** Stays at the lower edge of the screen while artworks are chosen. */
export function ChoiceBar({ count, onHang }: ChoiceBarProps) {
  return (
    <div className="sticky bottom-0 z-10 mt-6 flex flex-wrap items-center gap-x-4 gap-y-2 border-t bg-mi py-3">
      {count > 0 ? (
        <Button onClick={(event) => onHang(event.currentTarget)}>
          {`Hang ${countWords(count)} together`}
        </Button>
      ) : (
        <p className="text-sann">Press the pictures in the order in which they shall hang.</p>
      )}
      <Button look="quiet" onClick={endChoice}>
        Cancel
      </Button>
    </div>
  );
}
