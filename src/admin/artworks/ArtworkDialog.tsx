import { useStore } from '@nanostores/react';
import { useCallback, useRef } from 'react';
import type { AdminArtwork } from '#shared/artwork';
import { Dialog } from '../../ui/Dialog.tsx';
import { ArtworkForm } from './ArtworkForm.tsx';
import { SoldElsewhere } from '../offers/SoldElsewhere.tsx';
import { focusTarget } from '../ui/focus-place.ts';
import { QuestionDialog, type Question } from '../ui/QuestionDialog.tsx';
import { useDialog, type DialogControl } from '../ui/use-dialog.ts';
import { storedArtworks } from './artworks-store.ts';
import { discardQuestion } from './confirmations.tsx';

const newWords = {
  title: 'Add New Artwork',
  description: 'Fill in the details below to add a new artwork to your collection.',
};
const editWords = { title: 'Edit Artwork', description: 'Update the artwork details below.' };

type ArtworkDialogProps = { dialog: DialogControl<AdminArtwork>; onSaved: () => void };

/** Clears the form when it closes; asks before typed words are lost. */
export function ArtworkDialog({ dialog, onSaved }: ArtworkDialogProps) {
  const { isOpen, close, subject, place, count } = dialog;
  const state = useStore(storedArtworks.$state);
  const question = useDialog<Question>();
  const isTyped = useRef(false);
  const noteTyped = useCallback((typed: boolean) => {
    isTyped.current = typed;
  }, []);

  /** As it is stored now. */
  const selected =
    (typeof state !== 'string' && state.find(({ id }) => id === subject?.id)) || subject;

  function leave() {
    if (!isTyped.current) return end();
    question.open(discardQuestion, document.activeElement as HTMLElement);
  }

  function end() {
    question.close();
    close();
  }

  function finish() {
    end();
    onSaved();
  }

  return (
    <Dialog
      open={isOpen}
      onClose={leave}
      trigger={focusTarget(place)}
      shape="wide"
      {...(subject ? editWords : newWords)}
    >
      <ArtworkForm key={count} selected={selected} onSaved={finish} onTyped={noteTyped} />
      {selected && (
        <div className="mt-6 border-t pt-2">
          <SoldElsewhere artwork={selected} onSold={() => storedArtworks.refresh().then(end)} />
        </div>
      )}
      <QuestionDialog
        dialog={question}
        run={async () => {
          close();
          return null;
        }}
      />
    </Dialog>
  );
}
