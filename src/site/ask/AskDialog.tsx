import { Dialog } from '../../ui/Dialog.tsx';
import { useOpened } from '../use-opened.ts';
import { AskForm } from './AskForm.tsx';

export function AskDialog() {
  const { opened, dialog } = useOpened('ask');
  return (
    <Dialog {...dialog} title={opened?.heading}>
      {opened && <AskForm artwork={opened.artwork} />}
    </Dialog>
  );
}
