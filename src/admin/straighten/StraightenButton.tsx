import { useState } from 'react';
import { isOwnPicture } from '#shared/pictures/own-picture';
import { Button } from '../../ui/Button.tsx';
import { ErrorNote } from '../../ui/ErrorNote.tsx';

type StraightenButtonProps = {
  /** The picture's address; nothing is shown for a picture from elsewhere. */
  url: string;
  /** The end of the label for screen readers, where several buttons have the same one. */
  labelEnd?: string | undefined;
  /** The artwork's typed size. */
  dimensions: string;
  /** Gets the straightened picture, which is not uploaded yet. */
  onUse: (file: File) => void;
};

type Loaded = typeof import('./StraightenDialog.tsx');

/** Opens the straightening of a picture in a dialog of its own. */
export function StraightenButton({ url, labelEnd, dimensions, onUse }: StraightenButtonProps) {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [trigger, setTrigger] = useState<HTMLElement | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [failure, setFailure] = useState('');
  if (!isOwnPicture(url)) return null;

  async function open(pressed: HTMLElement) {
    try {
      setLoaded(await import('./StraightenDialog.tsx'));
      setTrigger(pressed);
      setFailure('');
      setOpen(true);
    } catch {
      setFailure('Straightening could not be loaded. Check the connection and press again.');
    }
  }

  return (
    <>
      <Button
        look="quiet"
        className="ml-2"
        onClick={({ currentTarget }) => void open(currentTarget)}
      >
        <span>Straighten</span>
        {labelEnd && <span className="sr-only">{labelEnd}</span>}
      </Button>
      {failure && <ErrorNote>{failure}</ErrorNote>}
      {loaded && (
        <loaded.StraightenDialog
          open={isOpen}
          url={url}
          dimensions={dimensions}
          trigger={trigger}
          onClose={() => setOpen(false)}
          onUse={(file) => {
            setOpen(false);
            onUse(file);
          }}
        />
      )}
    </>
  );
}
