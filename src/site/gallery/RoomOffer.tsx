import { useStore } from '@nanostores/react';
import clsx from 'clsx';
import type { GalleryArtwork } from '#shared/gallery';
import { centsOf } from '#shared/money';
import { $prices } from '../lists/availability-store.ts';
import { obstacleIn } from '../cart/obstacles.ts';
import { useArtworkState } from './use-artwork-state.ts';
import { $words } from '../../words/page-words.ts';

const offer = 'mt-2 flex flex-wrap justify-center gap-3';
const button =
  'inline-flex min-h-11 items-center justify-center px-5 font-medium text-mi transition-colors';

/** Shows the same controls as the page, whose scripts act on them. */
export function RoomOffer({ artwork }: { artwork: GalleryArtwork }) {
  const { id, title, price, asksPrice, images, technique, dimensions, langs } = artwork;
  const { ask, gallery } = useStore($words);
  const state = useArtworkState(artwork);
  const present = useStore($prices)?.[id] ?? price;
  const hasPrice = centsOf(present) > 0;
  if (state === 'on-request' || (asksPrice && !hasPrice && !obstacleIn(state))) {
    return (
      <div className={offer}>
        <button
          type="button"
          data-intent="ask"
          data-id={id}
          data-title={title}
          data-asks-price
          aria-haspopup="dialog"
          aria-describedby="room-title"
          className={clsx(button, 'bg-flanbwayan hover:bg-flanbwayan-deep')}
        >
          {ask.price}
        </button>
      </div>
    );
  }
  if (!hasPrice || obstacleIn(state)) return null;
  return (
    <div className={offer}>
      <button
        type="button"
        data-intent="add"
        data-id={id}
        data-title={title}
        data-price={present}
        data-image-url={images[0]?.url}
        data-technique={technique}
        data-technique-lang={langs?.technique}
        data-dimensions={dimensions}
        aria-describedby="room-title"
        className={clsx(button, 'border border-liy hover:opacity-70')}
      >
        {gallery.add}
      </button>
      <button
        form="buy"
        name="artworkId"
        value={id}
        data-intent="checkout"
        data-id={id}
        data-opening={gallery.opening}
        aria-describedby="room-title"
        className={clsx(button, 'bg-flanbwayan hover:bg-flanbwayan-deep')}
      >
        {gallery.buy}
      </button>
    </div>
  );
}
