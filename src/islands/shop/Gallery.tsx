import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { $overlay, $trigger, closeOverlay, type GalleryWorks } from '../../stores/overlay.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Carousel } from './Carousel.tsx';

export function Gallery() {
  const overlay = useStore($overlay);
  const trigger = useStore($trigger);
  const [works, setWorks] = useState<GalleryWorks | null>(null);
  if (overlay?.screen === 'gallery' && overlay !== works) setWorks(overlay);
  return (
    <Dialog
      open={overlay?.screen === 'gallery'}
      onClose={closeOverlay}
      title="Gallery"
      shape="room"
      trigger={overlay ? null : trigger}
    >
      {works && <Carousel {...works} />}
    </Dialog>
  );
}
