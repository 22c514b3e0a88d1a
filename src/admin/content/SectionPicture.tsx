import { useStore } from '@nanostores/react';
import type { SectionInput } from '#shared/content';
import { changeSection } from './edits.ts';
import type { Editor } from './editor.ts';
import { isPictureOf } from './pictures.ts';
import { Field } from '../../ui/Field.tsx';
import { Preview } from '../ui/Preview.tsx';
import { leaveOnEnter } from '../ui/leave-on-enter.ts';
import { UploadButton } from '../upload/UploadButton.tsx';
import { UploadWords } from '../upload/UploadWords.tsx';
import { useUploads } from '../upload/use-uploads.ts';
import { useAddress } from './use-address.ts';

type SectionPictureProps = { editor: Editor; section: SectionInput };

export function SectionPicture({ editor, section }: SectionPictureProps) {
  const { id, imageUrl = '', imageAlt = '' } = section;
  const { page } = useStore(editor.$editing);
  const stored = page.content.sections.find((candidate) => candidate.id === id);
  const shownUrl = stored && isPictureOf(stored, imageUrl) ? stored.imageUrl : imageUrl;
  const { typed, error, type, choose, leave } = useAddress({ editor, id, imageUrl });
  const { uploads, stored: sent, isBusy, send, retry } = useUploads({ onStored: choose });
  const [upload] = uploads;
  return (
    <div className="grid gap-6 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="grid min-w-0 content-start gap-4">
        <Field
          label="Image URL"
          hint="Optional. Upload a photograph, or paste the address of one: it is copied into the shop."
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          value={typed}
          error={error}
          onChange={({ target }) => type(target.value)}
          onBlur={leave}
          onKeyDown={leaveOnEnter}
        />
        <UploadButton disabled={isBusy} onChoose={send} />
        <UploadWords
          state={upload?.state ?? { stage: sent > 0 ? 'done' : 'idle' }}
          onRetry={() => upload && retry(upload)}
        />
      </div>
      <Preview url={shownUrl ?? ''} className="max-h-44 max-w-48 object-left-top" />
      {imageUrl && (
        <Field
          label="Image description"
          hint="What people are told who cannot see the picture."
          className="sm:col-span-2"
          value={imageAlt}
          onChange={({ target }) => editor.edit(changeSection(id, { imageAlt: target.value }))}
        />
      )}
    </div>
  );
}
