import { Dialog } from '../../ui/Dialog.tsx';
import { useOpened } from '../use-opened.ts';
import { OwnWall } from './OwnWall.tsx';

export function OwnWallDialog() {
  const { opened, dialog } = useOpened('ownWall');
  return (
    <Dialog {...dialog} title={opened?.heading} shape="wide">
      {opened && <OwnWall work={opened} />}
    </Dialog>
  );
}
