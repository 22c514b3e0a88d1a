import type { AdminArtwork } from '#shared/artwork';
import { Button } from '../../../ui/Button.tsx';
import { CopyLetter } from '../letter/CopyLetter.tsx';
import { endChoice } from './series-store.ts';
import { countWords } from './series-words.ts';

type ChoiceBarProps = { chosen: AdminArtwork[]; onHang: (button: HTMLElement) => void };

/** Stays at the lower edge of the screen while artworks are chosen. */
export function ChoiceBar({ chosen, onHang }: ChoiceBarProps) {
  const count = chosen.length;
  return (
    <div className="sticky bottom-0 z-10 mt-6 flex flex-wrap items-center gap-x-4 gap-y-2 border-t bg-mi py-3">
      {count > 0 ? (
        <>
          <Button onClick={(event) => onHang(event.currentTarget)}>
            {`Hang ${countWords(count)} together`}
          </Button>
          <div className="max-sm:order-last">
            <CopyLetter artworks={chosen} />
          </div>
        </>
      ) : (
        <p className="text-sann">Press the pictures in the order in which they shall hang.</p>
      )}
      <Button look="quiet" onClick={endChoice}>
        Cancel
      </Button>
    </div>
  );
}
