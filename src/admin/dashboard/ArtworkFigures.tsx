import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { AdminArtwork } from '#shared/artwork';
import { storedArtworks } from '../artworks/artworks-store.ts';
import { Loaded } from '../ui/Loaded.tsx';
import { testOrders } from '../orders/orders-store.ts';
import { samples } from '../setup/setup-store.ts';
import { useWhenSignedIn } from '../session/use-when-signed-in.ts';
import { describeNext } from './deadlines.ts';
import { Figure, Figures, NoFigures } from './Figures.tsx';

export function ArtworkFigures() {
  useWhenSignedIn(testOrders.load);
  useEffect(refreshAfterSamples, []);
  const failed = <NoFigures>The artworks could not be loaded.</NoFigures>;
  return (
    <Loaded resource={storedArtworks} name="artworks" failed={failed}>
      {(artworks) => <Numbers artworks={artworks} />}
    </Loaded>
  );
}

/** Reads the artworks again after samples were removed: 'Open the shop' stands on the same screen and removes them. */
function refreshAfterSamples(): () => void {
  return samples.$state.listen((_now, before) => {
    if (typeof before !== 'string') void storedArtworks.refresh(true);
  });
}

function Numbers({ artworks }: { artworks: AdminArtwork[] }) {
  const tests = useStore(testOrders.$state);
  const testIds = typeof tests === 'string' ? [] : tests.ids;
  const counted = artworks.filter(({ orderId }) => !orderId || !testIds.includes(orderId));
  const count = (state: AdminArtwork['state']) =>
    counted.filter((artwork) => artwork.state === state).length;
  const held = counted.flatMap(({ heldUntil }) => heldUntil ?? []);
  const hidden = artworks.filter(({ isHidden }) => isHidden).length;
  return (
    <Figures>
      <Figure name="For sale">{count('available')}</Figure>
      <Figure name="Held" note={describeNext(held)}>
        {held.length}
      </Figure>
      <Figure name="Sold">{count('sold')}</Figure>
      {hidden > 0 && <Figure name="Hidden">{hidden}</Figure>}
    </Figures>
  );
}
