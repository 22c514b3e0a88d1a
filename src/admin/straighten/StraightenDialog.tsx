import { useEffect } from 'react';
import { Dialog } from '../../ui/Dialog.tsx';
import { Straightening } from './Straightening.tsx';

type StraightenDialogProps = {
  open: boolean;
  picture: string | Blob;
  dimensions: string;
  trigger: HTMLElement | null;
  onClose: () => void;
  onUse: (file: File) => void;
};

/** Stands in place of the dialog of the form. */
export function StraightenDialog({ open, trigger, onClose, ...rest }: StraightenDialogProps) {
  useEffect(() => {
    const form = trigger?.closest<HTMLElement>('[role=dialog]');
    if (!open || !form) return;
    form.style.visibility = 'hidden';
    return () => {
      form.style.visibility = '';
    };
  }, [open, trigger]);

  return (
    <Dialog
      open={open}
      onClose={onClose}
      trigger={trigger}
      shape="wide"
      title="Straighten the photograph"
    >
      <Straightening {...rest} onClose={onClose} />
    </Dialog>
  );
}
