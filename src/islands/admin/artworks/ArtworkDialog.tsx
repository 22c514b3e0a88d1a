import type { AdminArtwork } from '#shared/artwork';
import { Dialog } from '../../../ui/Dialog.tsx';
import { ArtworkForm } from './ArtworkForm.tsx';
import { SoldElsewhere } from './SoldElsewhere.tsx';
import type { DialogControl } from '../use-dialog.ts';

const newWords = {
  title: 'Add New Artwork',
  description: 'Fill in the details below to add a new artwork to your collection.',
};
const editWords = { title: 'Edit Artwork', description: 'Update the artwork details below.' };

/** Clears the form when it closes. */
export function ArtworkDialog({ dialog }: { dialog: DialogControl<AdminArtwork> }) {
  const { isOpen, close, subject, trigger, count } = dialog;
  return (
    <Dialog
      open={isOpen}
      onClose={close}
      trigger={trigger}
      shape="wide"
      {...(subject ? editWords : newWords)}
    >
      <ArtworkForm key={count} selected={subject} onSaved={close} />
      {subject && (
        <div className="mt-6 border-t pt-2">
          <SoldElsewhere artwork={subject} onSold={close} />
        </div>
      )}
    </Dialog>
  );
}
