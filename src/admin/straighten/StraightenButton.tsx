import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { ErrorNote } from '../../ui/ErrorNote.tsx';

type StraightenButtonProps = {
  /** The address of one of the shop's pictures, or a file that is not uploaded yet. */
  picture: string | Blob;
  /** The end of the label for screen readers, where several buttons have the same one. */
  labelEnd?: string | undefined;
  /** The artwork's typed size. */
  dimensions: string;
  onOpen?: () => void;
  /** Called if it is left as it is. */
  onLeave?: () => void;
  /** Gets the straightened picture, which is not uploaded yet. */
  onUse: (file: File) => void;
};

type Loaded = typeof import('./StraightenDialog.tsx');

/** Opens the straightening of a picture in a dialog of its own. */
export function StraightenButton({ picture, labelEnd, dimensions, ...on }: StraightenButtonProps) {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [trigger, setTrigger] = useState<HTMLElement | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [failure, setFailure] = useState('');

  async function open(pressed: HTMLElement) {
    try {
      setLoaded(await import('./StraightenDialog.tsx'));
      setTrigger(pressed);
      setFailure('');
      on.onOpen?.();
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
          picture={picture}
          dimensions={dimensions}
          trigger={trigger}
          onClose={() => {
            setOpen(false);
            on.onLeave?.();
          }}
          onUse={(file) => {
            setTrigger(fieldAfter(trigger));
            setOpen(false);
            on.onUse(file);
          }}
        />
      )}
    </>
  );
}

/** Returns the title's field if it is empty, to go on there, else the pressed button. */
function fieldAfter(pressed: HTMLElement | null): HTMLElement | null {
  const title = pressed?.closest('form')?.elements.namedItem('title');
  return title instanceof HTMLInputElement && title.value === '' ? title : pressed;
}
