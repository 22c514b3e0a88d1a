import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { $overlay, $trigger, closeOverlay, type Asking } from '../overlay-store.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { AskForm } from './AskForm.tsx';

export function AskDialog() {
  const overlay = useStore($overlay);
  const trigger = useStore($trigger);
  const [asking, setAsking] = useState<Asking | null>(null);
  if (overlay?.screen === 'ask' && overlay !== asking) setAsking(overlay);
  return (
    <Dialog
      open={overlay?.screen === 'ask'}
      onClose={closeOverlay}
      title={asking?.heading}
      trigger={overlay ? null : trigger}
    >
      {asking && <AskForm artwork={asking.artwork} />}
    </Dialog>
  );
}
