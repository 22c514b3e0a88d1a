import { useEffect, useRef, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import type { AdminArtwork, ArtworkInput } from '#shared/artwork';
import type { Refusal } from '../change.ts';
import { saveArtwork } from './artworks-store.ts';
import { newKey } from '../../lib/new-key.ts';
import type { Upload } from '../upload/use-uploads.ts';
import { waitingWords } from '../upload/waiting-words.ts';
import { Button } from '../../ui/Button.tsx';
import { BuyerFields } from './BuyerFields.tsx';
import { DraftNote } from './DraftNote.tsx';
import { findDraft, newArtwork } from './artwork-drafts.ts';
import { HomeField, LabelFields, NumberFields, TextFields } from './ArtworkFields.tsx';
import { checkValues, newValues, valuesOf, type ArtworkValues } from './form-values.ts';
import { PhotographFields } from './photographs/PhotographFields.tsx';
import { SaveRefusal } from './SaveRefusal.tsx';
import { ArtworkTranslationFields } from './ArtworkTranslationFields.tsx';
import { useDraft } from './use-draft.ts';

const createWords = { idle: 'Create Artwork', busy: 'Creating...' };
const saveWords = { idle: 'Save Changes', busy: 'Saving...' };

type ArtworkFormProps = {
  selected: AdminArtwork | null;
  onSaved: () => void;
  onTyped: (isTyped: boolean) => void;
};

/** Validates with the server's schema. Begins with the draft of an ended page. */
export function ArtworkForm({ selected, onSaved, onTyped }: ArtworkFormProps) {
  const draftId = selected?.id ?? newArtwork;
  const [found] = useState(() => findDraft(draftId));
  const [hasNote, setHasNote] = useState(found !== null);
  const [artwork, setArtwork] = useState(
    selected && { ...selected, version: found?.version ?? selected.version },
  );
  const [creationKey, setCreationKey] = useState(() => found?.creationKey ?? newKey());
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const submit = useRef<HTMLButtonElement>(null);
  const form = useForm<ArtworkValues, unknown, ArtworkInput>({
    resolver: checkValues,
    defaultValues: { ...storedValues(), ...found?.before },
  });
  // react-hook-form tracks changes only while `dirtyFields` is read.
  const { isSubmitting, dirtyFields: _watched } = form.formState;
  const words = artwork ? saveWords : createWords;
  const waiting = waitingWords(uploads);
  const version = artwork?.version ?? null;
  const isSending = uploads.length > 0;
  const isTyped = useDraft({ form, id: draftId, found, version, creationKey, isSending });
  useEffect(() => onTyped(isTyped), [isTyped, onTyped]);

  function storedValues(): ArtworkValues {
    return selected ? valuesOf(selected) : newValues();
  }

  async function save(input: ArtworkInput) {
    setRefusal(null);
    const refused = await saveArtwork(input, artwork ?? { creationKey });
    if (!refused) return onSaved();
    setRefusal(refused);
  }

  function takeOver(newest: AdminArtwork) {
    setArtwork(newest);
    setRefusal(null);
    setHasNote(false);
    form.reset(valuesOf(newest), { keepDirtyValues: true });
    submit.current?.focus();
  }

  function discard() {
    setArtwork(selected);
    setCreationKey(newKey());
    setHasNote(false);
    form.reset(storedValues());
  }

  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={(event) => void form.handleSubmit(save)(event)}>
        {hasNote && (
          <DraftNote
            isStale={version !== (selected?.version ?? null)}
            onKeep={() => selected && takeOver(selected)}
            onDiscard={discard}
          />
        )}
        <div className="grid gap-5 sm:grid-cols-3">
          <PhotographFields draftId={draftId} onUploads={setUploads} />
          <TextFields />
          <ArtworkTranslationFields />
          <NumberFields />
          <LabelFields />
          <BuyerFields />
          <HomeField />
        </div>
        {refusal && <SaveRefusal refusal={refusal} artwork={artwork} onReload={takeOver} />}
        <div className="mt-6 grid items-center gap-x-4 gap-y-2 sm:flex">
          <Button ref={submit} type="submit" disabled={isSubmitting || waiting !== ''}>
            {isSubmitting ? words.busy : words.idle}
          </Button>
          {waiting && <p className="text-sm text-sann">{waiting}</p>}
        </div>
      </form>
    </FormProvider>
  );
}
