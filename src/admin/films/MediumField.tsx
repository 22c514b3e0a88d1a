import Clapperboard from 'lucide-react/icons/clapperboard';
import { useEffect, useEffectEvent } from 'react';
import type { FilmKind } from '#shared/films/film';
import { sendFilm } from './send-film.ts';
import { preparePicture } from '../upload/prepare-picture.ts';
import { uploadPicture } from '../upload/upload-picture.ts';
import { Preview } from '../ui/Preview.tsx';
import { ErrorNote } from '../../ui/ErrorNote.tsx';
import { UploadButton } from '../upload/UploadButton.tsx';
import type { FilmValues } from './film-values.ts';
import { SendingWords } from './SendingWords.tsx';
import { useSending } from './use-sending.ts';

// iOS then offers films only, and converts them where it can.
const films = 'video/mp4,video/quicktime';

type MediumFieldProps = {
  kind: FilmKind;
  values: FilmValues;
  error: string | undefined;
  onChange: (changes: Partial<FilmValues>) => void;
  onBusy: (isBusy: boolean) => void;
};

/** Sends what was chosen at once, while the words are typed. */
export function MediumField({ kind, values, error, onChange, onBusy }: MediumFieldProps) {
  const { state, isBusy, send, cancel } = useSending();
  const tell = useEffectEvent(onBusy);
  useEffect(() => tell(isBusy), [isBusy]);
  const hasMedium = values.mediaUrl !== '';

  function chooseFilm(chosen: File) {
    void send(
      chosen,
      (sending) => sendFilm(chosen, sending),
      ({ url }) => onChange({ mediaType: 'video', mediaUrl: url, posterUrl: '' }),
    );
  }

  function choosePhotograph(chosen: File) {
    void send(
      chosen,
      async (sending) => uploadPicture(await preparePicture(chosen), sending),
      ({ url }) => onChange({ mediaType: 'image', mediaUrl: url, posterUrl: '' }),
    );
  }

  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1 font-medium">
        {kind === 'process' ? 'Film' : 'Film or photograph'}
      </legend>
      {hasMedium && values.mediaType === 'image' && (
        <Preview url={values.mediaUrl} className="max-h-60 max-w-full justify-self-start" />
      )}
      <SendingWords state={state} noun="film" onCancel={cancel} />
      {!isBusy && (
        <p className="flex flex-wrap gap-3">
          <UploadButton
            label="Film"
            accept={films}
            icon={Clapperboard}
            onChoose={([chosen]) => chosen && chooseFilm(chosen)}
          >
            {hasMedium ? 'Choose another film' : 'Choose a film'}
          </UploadButton>
          {kind === 'inspiration' && (
            <UploadButton onChoose={([chosen]) => chosen && choosePhotograph(chosen)} />
          )}
        </p>
      )}
      <p className="text-sm text-sann">A film has 20 MB at most: about a minute.</p>
      {error && <ErrorNote>{error}</ErrorNote>}
    </fieldset>
  );
}
