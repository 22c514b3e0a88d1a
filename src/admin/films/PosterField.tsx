import ImageIcon from 'lucide-react/icons/image';
import { useRef, useState } from 'react';
import { pictureUrl } from '#shared/pictures/picture';
import { scaledTo } from '../../lib/pictures/sizes.ts';
import { toJpeg } from '../../lib/pictures/to-jpeg.ts';
import { preparePicture } from '../upload/prepare-picture.ts';
import { uploadPicture } from '../upload/upload-picture.ts';
import { Preview } from '../ui/Preview.tsx';
import { Button } from '../../ui/Button.tsx';
import { ErrorNote } from '../../ui/ErrorNote.tsx';
import { UploadButton } from '../upload/UploadButton.tsx';
import type { FilmValues } from './film-values.ts';
import { SendingWords } from './SendingWords.tsx';
import { useSending } from './use-sending.ts';

/** Not the first frame, which is often black or blurred. */
const firstSecond = 1;

const stillStyle = 'max-h-60 max-w-full';

type PosterFieldProps = {
  values: FilmValues;
  /** It was chosen a moment ago. */
  isNew: boolean;
  onChange: (changes: Partial<FilmValues>) => void;
};

/** Shows a film, and gives a new one a frame as its poster if the browser can draw one. */
export function PosterField({
  values: { mediaUrl, posterUrl },
  isNew,
  onChange,
}: PosterFieldProps) {
  const { state, isBusy, send, cancel } = useSending();
  const [isUnreadable, setIsUnreadable] = useState(false);
  const [complaint, setComplaint] = useState<string | null>(null);
  const film = useRef<HTMLVideoElement>(null);
  const wantsFrame = useRef(isNew && !posterUrl);

  async function store(picture: File) {
    await send(
      picture,
      async (sending) => uploadPicture(await preparePicture(picture), sending),
      ({ url }) => onChange({ posterUrl: url }),
    );
  }

  async function takeFrame() {
    setComplaint(null);
    wantsFrame.current = false;
    try {
      await store(await drawFrame(film.current!));
    } catch (reason) {
      setComplaint((reason as Error).message);
    }
  }

  function seekFirst({ currentTarget }: { currentTarget: HTMLVideoElement }) {
    if (!wantsFrame.current) return;
    currentTarget.currentTime = Math.min(firstSecond, currentTarget.duration / 2);
  }

  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1 font-medium">Poster, before the film plays</legend>
      <p className="text-sm text-sann">
        {isUnreadable
          ? 'This browser cannot show the film. Choose a photograph for it, or leave it without.'
          : 'Move the film to the moment that you like.'}
      </p>
      <div className="grid grid-cols-2 items-start gap-4">
        {!isUnreadable && (
          <figure>
            <video
              ref={film}
              src={mediaUrl}
              controls
              muted
              playsInline
              preload={isNew ? 'metadata' : 'none'}
              poster={isNew ? undefined : posterUrl && pictureUrl(posterUrl, 480, 'webp')}
              aria-label="The film"
              className={`${stillStyle} bg-lank object-contain`}
              onLoadedMetadata={seekFirst}
              onSeeked={() => wantsFrame.current && void takeFrame()}
              onError={() => setIsUnreadable(true)}
            />
            <figcaption className="text-sm text-sann">The film</figcaption>
          </figure>
        )}
        {posterUrl && (
          <figure>
            <Preview url={posterUrl} className={stillStyle} />
            <figcaption className="text-sm text-sann">The poster</figcaption>
          </figure>
        )}
      </div>
      <SendingWords state={state} noun="poster" onCancel={cancel} />
      {!isBusy && (
        <p className="flex flex-wrap gap-x-4 gap-y-3">
          {!isUnreadable && (
            <Button look="secondary" onClick={() => void takeFrame()}>
              <ImageIcon aria-hidden size={18} />
              <span>Use this frame</span>
            </Button>
          )}
          <UploadButton label="Poster" onChoose={([chosen]) => chosen && void store(chosen)} />
          {posterUrl && (
            <Button look="quiet" onClick={() => onChange({ posterUrl: '' })}>
              No poster
            </Button>
          )}
        </p>
      )}
      {complaint && <ErrorNote>{complaint}</ErrorNote>}
    </fieldset>
  );
}

const longestSide = 1920;

/** Draws what a film shows now, as a JPEG. Throws a text for people. */
async function drawFrame(film: HTMLVideoElement): Promise<File> {
  const { videoWidth, videoHeight, readyState } = film;
  if (readyState < film.HAVE_CURRENT_DATA || !videoWidth) {
    throw new Error('The film is not loaded yet. Press play first.');
  }
  const size = scaledTo({ width: videoWidth, height: videoHeight }, longestSide);
  const canvas = Object.assign(document.createElement('canvas'), size);
  canvas.getContext('2d')!.drawImage(film, 0, 0, canvas.width, canvas.height);
  const blob = await toJpeg(canvas, 0.92);
  if (!blob) throw new Error('This browser cannot draw the frame. Choose a photograph.');
  return new File([blob], 'poster.jpg', { type: blob.type });
}
