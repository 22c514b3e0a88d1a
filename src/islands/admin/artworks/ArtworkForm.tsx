import { useRef, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import type { AdminArtwork, ArtworkInput } from '#shared/artwork';
import type { Refusal } from '../change.ts';
import { saveArtwork } from './store.ts';
import { newKey } from '../../../lib/new-key.ts';
import { Button } from '../../../ui/Button.tsx';
import { BuyerFields } from './BuyerFields.tsx';
import { HomeField, LabelFields, NumberFields, TextFields } from './ArtworkFields.tsx';
import { checkValues, newValues, valuesOf, type ArtworkValues } from './form-values.ts';
import { PhotographFields } from './photographs/PhotographFields.tsx';
import { SaveRefusal } from './SaveRefusal.tsx';

const createWords = { idle: 'Create Artwork', busy: 'Creating...' };
const saveWords = { idle: 'Save Changes', busy: 'Saving...' };

type ArtworkFormProps = { selected: AdminArtwork | null; onSaved: () => void };

/** Validates with the server's schema. */
export function ArtworkForm({ selected, onSaved }: ArtworkFormProps) {
  const [artwork, setArtwork] = useState(selected);
  const [creationKey] = useState(newKey);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [isUploading, setIsUploading] = useState(false);
  const submit = useRef<HTMLButtonElement>(null);
  const form = useForm<ArtworkValues, unknown, ArtworkInput>({
    resolver: checkValues,
    defaultValues: artwork ? valuesOf(artwork) : newValues(),
  });
  // react-hook-form tracks changes only while `dirtyFields` is read.
  const { isSubmitting, dirtyFields: _watched } = form.formState;
  const words = artwork ? saveWords : createWords;

  async function save(input: ArtworkInput) {
    setRefusal(null);
    const refused = await saveArtwork(input, artwork ?? { creationKey });
    if (!refused) return onSaved();
    setRefusal(refused);
  }

  function takeOver(newest: AdminArtwork) {
    setArtwork(newest);
    setRefusal(null);
    form.reset(valuesOf(newest), { keepDirtyValues: true });
    submit.current?.focus();
  }

  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={(event) => void form.handleSubmit(save)(event)}>
        <div className="grid gap-5 sm:grid-cols-3">
          <PhotographFields onBusy={setIsUploading} />
          <TextFields />
          <NumberFields />
          <LabelFields />
          <BuyerFields />
          <HomeField />
        </div>
        {refusal && <SaveRefusal refusal={refusal} artwork={artwork} onReload={takeOver} />}
        <Button
          ref={submit}
          type="submit"
          disabled={isSubmitting || isUploading}
          className="mt-6 w-full sm:w-auto"
        >
          {isSubmitting ? words.busy : words.idle}
        </Button>
      </form>
    </FormProvider>
  );
}
