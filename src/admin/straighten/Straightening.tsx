import { Button } from '../../ui/Button.tsx';
import { ErrorNote } from '../../ui/ErrorNote.tsx';
import { takeFocus } from '../../ui/focus.ts';
import { Spinner } from '../../ui/Spinner.tsx';
import { Comparison } from './Comparison.tsx';
import { CornerEditor } from './CornerEditor.tsx';
import { useStraightening } from './use-straightening.ts';

type StraighteningProps = {
  url: string;
  dimensions: string;
  onClose: () => void;
  onUse: (file: File) => void;
};

export function Straightening({ url, dimensions, onClose, onUse }: StraighteningProps) {
  const straightening = useStraightening(url, dimensions);
  const { work, result, refusal, isBusy, place, straighten, goBack } = straightening;

  if (!work) return refusal ? <ErrorNote>{refusal}</ErrorNote> : <Spinner label="Opening…" />;
  if (result) {
    return (
      <>
        <Comparison before={work.view} after={result.view} by={result.by} />
        <div className="mt-6 flex flex-wrap gap-4">
          <Button ref={takeFocus} onClick={() => onUse(result.file)}>
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
      <CornerEditor {...work} onPlace={place} />
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
