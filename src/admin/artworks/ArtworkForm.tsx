import { useEffect, useState } from 'react';
import type { AdminArtwork } from '#shared/artwork';
import { artworkTexts } from '#shared/translations';
import { sizeWords } from '#shared/wall/size-words';
import { Form } from '../../form/Form.tsx';
import { FormFields } from '../../form/FormFields.tsx';
import { storedNow } from '../../form/stored-now.ts';
import { useForm } from '../../form/use-form.ts';
import { Button } from '../../ui/Button.tsx';
import { TranslationFields } from '../ui/TranslationFields.tsx';
import type { Upload } from '../upload/use-uploads.ts';
import { waitingWords } from '../upload/waiting-words.ts';
import { draftOf, forgetDraft, newArtwork, setOpenForm } from './artwork-drafts.ts';
import { artworkFields, facts, newFacts, words } from './artwork-fields.ts';
import { saveArtwork } from './artworks-store.ts';
import { checkValues, newValues, valuesOf } from './form-values.ts';
import { PhotographFields } from './photographs/PhotographFields.tsx';
import { usePictureRatio } from './use-picture-ratio.ts';

const createWords = { idle: 'Create Artwork', busy: 'Creating...' };
const saveWords = { idle: 'Save Changes', busy: 'Saving...' };
const unsoldWords =
  'How many you have. With 0 it is not for sale: visitors see it without a price or buttons.';

type ArtworkFormProps = {
  selected: AdminArtwork | null;
  onSaved: () => void;
  onTyped: (isTyped: boolean) => void;
};

/** Begins with the draft of an ended page. */
export function ArtworkForm({ selected, onSaved, onTyped }: ArtworkFormProps) {
  const draftId = selected?.id ?? newArtwork;
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const form = useForm({
    stored: selected ? valuesOf(selected) : newValues(),
    draft: draftOf(draftId),
    check: checkValues,
    send: (input, sent) => saveArtwork(input, selected ?? sent),
    onDone: onSaved,
  });
  const { values, changed, isBusy } = form;
  const waiting = waitingWords(uploads);
  const button = selected ? saveWords : createWords;
  const ratio = usePictureRatio(values.images[0]?.url ?? '');
  const isTyped = changed.length > 0 || uploads.length > 0;
  useEffect(() => {
    onTyped(isTyped);
    setOpenForm(isTyped ? draftId : null);
  }, [draftId, isTyped, onTyped]);
  // The end of the page unmounts nothing.
  useEffect(() => () => void forgetDraft(draftId), [draftId]);

  return (
    <Form
      form={form}
      className="grid gap-6"
      buttons={
        <div className="grid items-center gap-x-4 gap-y-2 sm:flex">
          <Button type="submit" disabled={isBusy || waiting !== ''}>
            {isBusy ? button.busy : button.idle}
          </Button>
          {waiting && <p className="text-sm text-sann">{waiting}</p>}
        </div>
      }
    >
      <div className="grid gap-5 sm:grid-cols-3">
        <PhotographFields form={form} draftId={draftId} onUploads={setUploads} />
        <FormFields form={form} fields={words} hints={storedNow(form, words)} />
        <TranslationFields
          form={form}
          texts={artworkTexts}
          fields={artworkFields}
          labelIn={(label, language) => `${label} in ${language}`}
          className="sm:col-span-3"
        />
        <FormFields
          form={form}
          fields={facts}
          hints={{
            ...(values.stockQuantity === 0 && { stockQuantity: unsoldWords }),
            ...(ratio !== null && { dimensions: sizeWords(values.dimensions, ratio) }),
            ...storedNow(form, facts),
          }}
        />
        {!selected && <FormFields form={form} fields={newFacts} />}
      </div>
    </Form>
  );
}
