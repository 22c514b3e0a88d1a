import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { $prices, refreshAvailability } from '../lists/availability-store.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { $words } from '../../words/page-words.ts';
import { useOpened } from '../use-opened.ts';
import { Carousel } from './Carousel.tsx';

export function Gallery() {
  const words = useStore($words);
  const { opened, dialog } = useOpened('gallery');
  // Pages without offers do not ask.
  useEffect(() => {
    if (dialog.open && !$prices.get()) void refreshAvailability();
  }, [dialog.open]);
  return (
    <Dialog {...dialog} title={words.gallery.title} shape="room">
      {opened && <Carousel {...opened} />}
    </Dialog>
  );
}
