import type { AdminArtwork } from '#shared/artwork';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { isFree } from '../offers/offers-store.ts';
import { triggerOf, useDialog } from '../use-dialog.ts';
import { SaleForm } from './SaleForm.tsx';

type SoldElsewhereProps = {
  artwork: AdminArtwork;
  onSold?: () => void;
};

/** Writes down a sale at a fair or in the studio, while no order has the artwork. */
export function SoldElsewhere({ artwork, onSold }: SoldElsewhereProps) {
  const dialog = useDialog<AdminArtwork>();
  const { isOpen, close, count } = dialog;

  const focused = () => triggerOf(dialog, `edit-${artwork.id}`);

  function finish() {
    close();
    onSold?.();
    focused()?.focus();
  }

  return (
    <>
      {isFree(artwork) && (
        <Button look="quiet" onClick={(event) => dialog.open(artwork, event.currentTarget)}>
          Sold elsewhere
        </Button>
      )}
      <Dialog
        open={isOpen}
        onClose={close}
        trigger={focused()}
        title={`“${artwork.title}” is sold?`}
        description="At a fair, in your studio: write it down, and nobody can buy it here any more. You can leave all fields empty."
      >
        <SaleForm key={count} artwork={artwork} onSold={finish} />
      </Dialog>
    </>
  );
}
