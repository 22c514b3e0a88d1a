import { useState, type RefObject } from 'react';
import type { AdminArtwork } from '#shared/artwork';
import { removeArtwork, type Refusal } from '../../../stores/admin/artworks.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { ErrorNote } from '../../../ui/ErrorNote.tsx';
import type { DialogControl } from './use-dialog.ts';

type DeleteDialogProps = {
  dialog: DialogControl<AdminArtwork>;
  /** Gets the focus after the artwork's own button is gone. */
  nextFocus: RefObject<HTMLElement | null>;
};

/** A deletion cannot be undone. */
export function DeleteDialog({ dialog, nextFocus }: DeleteDialogProps) {
  const { isOpen, close, subject, trigger, count } = dialog;
  return (
    <Dialog
      open={isOpen}
      onClose={close}
      trigger={trigger?.isConnected ? trigger : nextFocus.current}
      title="Delete this artwork?"
      description={subject && `“${subject.title}” and its page disappear for good.`}
    >
      {subject && <Question key={count} artwork={subject} onClose={close} />}
    </Dialog>
  );
}

function Question({ artwork, onClose }: { artwork: AdminArtwork; onClose: () => void }) {
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);

  async function remove() {
    setIsBusy(true);
    const refused = await removeArtwork(artwork);
    setIsBusy(false);
    setRefusal(refused);
    if (!refused) onClose();
  }

  return (
    <>
      <p>To take it off the wall and keep it here, hide it instead.</p>
      {refusal && (
        <div className="mt-4">
          <ErrorNote>{refusal.reason}</ErrorNote>
        </div>
      )}
      <div className="mt-8 flex flex-wrap gap-4">
        <Button disabled={isBusy} onClick={() => void remove()}>
          {isBusy ? 'Deleting...' : 'Delete artwork'}
        </Button>
        <Button look="secondary" onClick={onClose}>
          Keep it
        </Button>
      </div>
    </>
  );
}
