import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { PublicArtwork } from '#shared/artwork';
import { inTime } from '../../lib/in-time.ts';
import { useRequest } from '../../lib/use-request.ts';
import { $availability } from '../lists/availability-store.ts';
import { $checkout, startTransfer } from '../checkout/checkout-store.ts';
import { $overlay } from '../overlay-store.ts';
import { Spinner } from '../../ui/Spinner.tsx';
import { BackToShop } from '../checkout/BackToShop.tsx';
import { Retry } from '../checkout/Retry.tsx';
import { CheckoutFrame } from './CheckoutFrame.tsx';
import { PaymentLink } from './TransferLink.tsx';
import { $words } from '../../words/page-words.ts';

export function ArtworkTransfer({ artwork }: { artwork: PublicArtwork }) {
  const { checkout, transfer } = useStore($words);
  const { artworks, transferOrder } = useStore($checkout);
  const isCovered = useStore($overlay) !== null;
  const isBought = useStore($availability)[artwork.id] === 'bought';
  const part = useRequest(() => inTime(import('../checkout/transfer/TransferPayment.tsx')));
  // The dialog of the cart has the same store, and may be open above.
  const isOwn = artworks.length === 1 && artworks[0]?.id === artwork.id;
  useEffect(() => {
    if (!isOwn && !isCovered) startTransfer(artwork);
  }, [artwork, isOwn, isCovered]);

  return (
    <CheckoutFrame artwork={artwork}>
      {part.state === 'failed' ? (
        <Retry onRetry={part.retry} error={part.error}>
          {transfer.notLoaded}
        </Retry>
      ) : part.state === 'ready' && isOwn ? (
        <part.answer.TransferPayment end={<BackToShop />} />
      ) : (
        <Spinner />
      )}
      {!transferOrder && !isBought && (
        <PaymentLink artworkId={artwork.id} words={checkout.byCard} />
      )}
    </CheckoutFrame>
  );
}
