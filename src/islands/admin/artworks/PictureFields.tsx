import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { defaultAlt } from '#shared/artwork';
import { isOwnPicture } from '#shared/pictures/own-picture';
import { pictureUrl } from '#shared/pictures/picture';
import { readPictureAddress } from '../../../lib/pictures/own-picture.ts';
import { Field, FieldFrame } from '../../../ui/Field.tsx';
import type { ArtworkValues } from './form-values.ts';
import { UploadButton } from '../upload/UploadButton.tsx';
import { UploadWords } from '../upload/UploadWords.tsx';
import { useUpload } from '../upload/use-upload.ts';

const previewWidth = 480;

/** An address or an uploaded photograph, and its alt text. */
export function PictureFields({ onBusy }: { onBusy: (isBusy: boolean) => void }) {
  const { register, formState, setValue, control } = useFormContext<ArtworkValues>();
  const { errors } = formState;
  const [imageUrl, title] = useWatch({ control, name: ['imageUrl', 'title'] });
  const { state, send } = useUpload((url) =>
    setValue('imageUrl', url, { shouldDirty: true, shouldValidate: true }),
  );
  const isBusy = state.stage === 'preparing' || state.stage === 'uploading';
  useEffect(() => onBusy(isBusy), [isBusy, onBusy]);
  return (
    <div className="grid gap-5 border-y py-5 sm:col-span-3 sm:grid-cols-[10rem_1fr]">
      <Preview url={imageUrl} />
      <div className="grid min-w-0 content-start gap-4">
        <Field
          label="Image URL"
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          hint="Upload a photograph, or paste the address of one: it is copied into the shop."
          error={errors.imageUrl?.message}
          {...register('imageUrl', { setValueAs: readPictureAddress })}
        />
        <UploadButton disabled={isBusy} onChoose={(file) => void send(file)} />
        <UploadWords state={state} onRetry={(file) => void send(file)} />
        <FieldFrame
          label="Image description"
          hint="What people are told who cannot see the picture."
          error={errors.imageAlt?.message}
        >
          {({ className, ...attributes }) => (
            <textarea
              {...attributes}
              className={`${className} block [field-sizing:content]`}
              rows={2}
              placeholder={title.trim() && defaultAlt(title.trim())}
              {...register('imageAlt')}
            />
          )}
        </FieldFrame>
      </div>
    </div>
  );
}

// The page loads no foreign pictures; they are shown once they are copied.
function Preview({ url }: { url: string }) {
  return (
    <div className="grid h-40 place-items-center bg-twal p-2 text-center text-sm text-sann sm:h-auto sm:min-h-40">
      {isOwnPicture(url) ? (
        <img
          src={pictureUrl(url, previewWidth, 'webp')}
          alt="Preview"
          className="max-h-36 max-w-full object-contain"
        />
      ) : (
        'No picture yet'
      )}
    </div>
  );
}
