import { isStraightened } from '../../../lib/pictures/straighten/sources.ts';
import { StraightenButton } from '../../straighten/StraightenButton.tsx';
import { UploadWords } from '../../upload/UploadWords.tsx';
import type { Upload } from '../../upload/use-uploads.ts';
import { ChosenPicture } from './ChosenPicture.tsx';

type UploadRowProps = {
  upload: Upload;
  dimensions: string;
  onHold: () => void;
  onRelease: (file?: File) => void;
  onRetry: () => void;
  onRemove: () => void;
};

/** Shows a photograph from the device until it is sent. It can be straightened before. */
export function UploadRow({ upload, dimensions, onHold, onRelease, ...rest }: UploadRowProps) {
  const { file, state } = upload;
  return (
    <div className="grid grid-cols-[5rem_minmax(0,1fr)] items-start gap-x-4 gap-y-1">
      <div className="grid size-20 place-items-center bg-twal p-1">
        <ChosenPicture file={file} label={file.name} className="max-h-[4.5rem] max-w-full" />
      </div>
      <div className="grid min-w-0 gap-1">
        {state.stage !== 'failed' && <p className="truncate">{file.name}</p>}
        <UploadWords state={state} label={`Upload of ${file.name}`} {...rest} />
        <p className="-ml-3">
          <StraightenButton
            picture={file}
            labelEnd={` ${file.name}`}
            dimensions={dimensions}
            onOpen={onHold}
            onLeave={() => onRelease()}
            onUse={onRelease}
          />
        </p>
        {!isStraightened(file) && (
          <p className="text-sm text-sann">
            Is there a wall or a table around the work? Straighten cuts it off.
          </p>
        )}
      </div>
    </div>
  );
}
