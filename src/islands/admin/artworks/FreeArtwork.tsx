import { useState, type RefObject } from 'react';
import type { AdminArtwork } from '#shared/artwork';
import type { PromisedHold } from '#shared/admin/holds';
import { freePieces, type Refusal } from '../../../stores/admin/artworks.ts';
import { Button } from '../../../ui/Button.tsx';
import { PromiseDialog } from '../PromiseDialog.tsx';

type FreeArtworkProps = {
  artwork: AdminArtwork;
  /** Gets the focus when the button is gone, because nobody holds the artwork any more. */
  nextFocus: RefObject<HTMLElement | null>;
  onRefusal: (refusal: Refusal | null) => void;
};

export function FreeArtwork({ artwork, nextFocus, onRefusal }: FreeArtworkProps) {
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const [promised, setPromised] = useState<PromisedHold[]>([]);

  async function free(agreed: PromisedHold[]) {
    if (isBusy) return;
    setIsAsking(false);
    setIsBusy(true);
    const still = await freePieces(artwork, agreed);
    setIsBusy(false);
    onRefusal(still?.refusal ?? null);
    if (!still) nextFocus.current?.focus();
    if (!still?.promised.length) return;
    setPromised(still.promised);
    setIsAsking(true);
  }

  return (
    <>
      {artwork.orderId && (
        <Button ref={setButton} look="quiet" aria-disabled={isBusy} onClick={() => void free([])}>
          {isBusy ? 'Freeing...' : 'Free'}
        </Button>
      )}
      <PromiseDialog
        open={isAsking}
        promised={promised}
        trigger={button}
        onConfirm={() => void free(promised)}
        onClose={() => setIsAsking(false)}
      />
    </>
  );
}
