import { Button } from '../../ui/Button.tsx';
import { ErrorNote } from '../../ui/ErrorNote.tsx';
import { moveFocus } from '../../ui/focus.ts';
import { Spinner } from '../../ui/Spinner.tsx';
import { CornerEditor } from '../../photograph/CornerEditor.tsx';
import { PictureCanvas } from '../../photograph/PictureCanvas.tsx';
import { useStraightening } from './use-straightening.ts';
import type { Shape } from '../../lib/pictures/straighten/shape.ts';
import { cornerWords, shapeWords } from './straighten-words.ts';

type StraighteningProps = {
  picture: string | Blob;
  dimensions: string;
  onClose: () => void;
  onUse: (file: File) => void;
};

export function Straightening({ picture, dimensions, onClose, onUse }: StraighteningProps) {
  const straightening = useStraightening(picture, dimensions);
  const { work, result, refusal, isBusy, place, drop, straighten, goBack } = straightening;

  if (!work) return refusal ? <ErrorNote>{refusal}</ErrorNote> : <Spinner label="Opening…" />;
  if (result) {
    return (
      <>
        <Comparison before={work.view} after={result.view} by={result.by} />
        <div className="mt-6 flex flex-wrap gap-4">
          <Button ref={moveFocus} onClick={() => onUse(result.file)}>
            Use it
          </Button>
          <Button look="secondary" onClick={goBack}>
            Back
          </Button>
        </div>
      </>
    );
  }
  return (
    <>
      <CornerEditor {...work} words={cornerWords} onPlace={place} onDrop={drop} />
      <div className="mt-4 empty:hidden">{refusal && <ErrorNote>{refusal}</ErrorNote>}</div>
      <div className="mt-6 flex flex-wrap gap-4">
        <Button onClick={() => void straighten()}>
          {isBusy ? 'Straightening…' : 'Show the result'}
        </Button>
        <Button look="secondary" onClick={onClose}>
          Leave as is
        </Button>
      </div>
    </>
  );
}

type ComparisonProps = { before: ImageBitmap; after: ImageBitmap; by: Shape['by'] };

function Comparison({ before, after, by }: ComparisonProps) {
  return (
    <>
      <p className="mb-4 text-sann">{shapeWords[by]}</p>
      <div className="-mx-5 grid gap-5 bg-twal p-5 sm:mx-0 sm:grid-cols-[2fr_3fr]">
        <Picture picture={before} caption="Before" className="max-h-[16dvh] sm:max-h-[50dvh]" />
        <Picture picture={after} caption="After" className="max-h-[32dvh] sm:max-h-[50dvh]" />
      </div>
    </>
  );
}

type PictureProps = { picture: ImageBitmap; caption: string; className: string };

function Picture({ picture, caption, className }: PictureProps) {
  return (
    <figure className="grid content-start justify-items-center gap-2">
      <PictureCanvas picture={picture} label={caption} className={`max-w-full ${className}`} />
      <figcaption aria-hidden className="text-sm text-sann">
        {caption}
      </figcaption>
    </figure>
  );
}
