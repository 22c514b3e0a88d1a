import { useEffect, useEffectEvent, useRef } from 'react';
import { readPictureAddress } from '../../upload/picture-address.ts';
import { Field } from '../../../ui/Field.tsx';
import { UploadButton } from '../../upload/UploadButton.tsx';
import { useUploads, type Upload } from '../../upload/use-uploads.ts';
import type { ArtworkFormState } from '../form-values.ts';
import { PhotographRow } from './PhotographRow.tsx';
import { UploadRow } from './UploadRow.tsx';
import { useKeptPhotographs } from './use-kept-photographs.ts';
import { usePhotographs } from './use-photographs.ts';

type PhotographFieldsProps = {
  form: ArtworkFormState;
  draftId: string;
  onUploads: (uploads: readonly Upload[]) => void;
};

/** Shows the photographs in their order. Each is uploaded; the first one can also be given by its address. */
export function PhotographFields({ form, draftId, onUploads }: PhotographFieldsProps) {
  const { errors } = form;
  const { title, dimensions } = form.values;
  const photographs = usePhotographs(form);
  const { images, asTaken, news, requireRoom, add, setAddress } = photographs;
  const { uploads, stored, send, enqueue, goOn, hold, release, retry, remove } = useUploads({
    // The title comes next: what is straightened before is sent once.
    isPaused: () => form.read().title === '',
    requireRoom,
    onStored: add,
  });
  useKeptPhotographs(draftId, uploads, enqueue);
  useEffect(() => onUploads(uploads), [uploads, onUploads]);
  const fields = useRef<HTMLFieldSetElement>(null);
  const follow = useEffectEvent((focused: Node) => {
    const { current } = fields;
    if (current?.form?.contains(focused) && !current.contains(focused)) goOn();
  });
  useEffect(() => {
    const listen = ({ target }: FocusEvent) => follow(target as Node);
    document.addEventListener('focusin', listen);
    return () => document.removeEventListener('focusin', listen);
  }, []);
  return (
    <fieldset ref={fields} className="grid min-w-0 gap-5 border-b pb-5 sm:col-span-3">
      <legend className="sr-only">Photographs</legend>
      {images.length > 0 && (
        <ul className="grid gap-5 sm:grid-cols-2">
          {images.map((image, place) => (
            <PhotographRow
              key={image.url}
              image={image}
              place={place}
              title={title}
              dimensions={dimensions}
              photographs={photographs}
              isUnstraightened={place === 0 && asTaken.includes(image.url)}
              onReplace={(file) => enqueue([{ file, replaces: image.url }])}
            />
          ))}
        </ul>
      )}
      <p className="text-sm text-sann">
        The wall shows the first one. Please add a detail, an edge, the back and the work in a room,
        and say what each shows: a large detail becomes the strip across its page.
      </p>
      {uploads.map((upload) => (
        <UploadRow
          key={upload.id}
          upload={upload}
          dimensions={dimensions}
          onHold={() => hold(upload)}
          onRelease={(file) => release(upload, file)}
          onRetry={() => retry(upload)}
          onRemove={() => remove(upload.id)}
        />
      ))}
      <div className="grid gap-2 sm:flex sm:items-center sm:gap-4">
        <UploadButton label="Photographs" multiple className="w-full sm:w-auto" onChoose={send}>
          {images.length > 0 ? 'Add more photographs' : 'Add photographs'}
        </UploadButton>
        <p role="status" className="text-sm text-sann">
          {storedWords(stored)}
        </p>
        <p role="status" className="sr-only">
          {news}
        </p>
      </div>
      <Field
        label="Image URL"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        hint="The first photograph. In place of an upload you can paste the address of a picture: it is copied into the shop."
        error={errors['imageUrl'] ?? errors['images']}
        value={images[0]?.url ?? ''}
        onChange={({ target }) => setAddress(readPictureAddress(target.value))}
      />
    </fieldset>
  );
}

function storedWords(count: number): string {
  if (count === 0) return '';
  return count === 1 ? 'The photograph is uploaded.' : `${count} photographs are uploaded.`;
}
