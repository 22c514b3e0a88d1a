import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { $prices, refreshAvailability } from '../lists/availability-store.ts';
import { $overlay, $trigger, closeOverlay, type GalleryWorks } from '../overlay-store.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Carousel } from './Carousel.tsx';
import { $words } from '../../words/page-words.ts';

export function Gallery() {
  const overlay = useStore($overlay);
  const trigger = useStore($trigger);
  const words = useStore($words);
  const [works, setWorks] = useState<GalleryWorks | null>(null);
  if (overlay?.screen === 'gallery' && overlay !== works) setWorks(overlay);
  const isOpen = overlay?.screen === 'gallery';
  // Pages without offers do not ask.
  useEffect(() => {
    if (isOpen && !$prices.get()) void refreshAvailability();
  }, [isOpen]);
  return (
    <Dialog
      open={isOpen}
      onClose={closeOverlay}
      title={words.gallery.title}
      shape="room"
      trigger={overlay ? null : trigger}
    >
      {works && <Carousel {...works} />}
    </Dialog>
  );
}
