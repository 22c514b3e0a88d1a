import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { Dialog } from '../../ui/Dialog.tsx';
import { $overlay, $trigger, closeOverlay, type Overlay } from '../overlay-store.ts';
import { OwnWall } from './OwnWall.tsx';

type Opened = Extract<Overlay, { screen: 'ownWall' }>;

export function OwnWallDialog() {
  const overlay = useStore($overlay);
  const trigger = useStore($trigger);
  const [opened, setOpened] = useState<Opened | null>(null);
  if (overlay?.screen === 'ownWall' && overlay !== opened) setOpened(overlay);
  return (
    <Dialog
      open={overlay?.screen === 'ownWall'}
      onClose={closeOverlay}
      title={opened?.heading}
      shape="wide"
      trigger={overlay ? null : trigger}
    >
      {opened && <OwnWall work={opened} />}
    </Dialog>
  );
}
