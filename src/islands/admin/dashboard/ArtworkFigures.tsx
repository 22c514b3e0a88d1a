import type { AdminArtwork } from '#shared/artwork';
import { Spinner } from '../../../ui/Spinner.tsx';
import { useArtworks } from '../artworks/use-artworks.ts';
import { describeNext } from './deadlines.ts';
import { Figure, Figures, NoFigures } from './Figures.tsx';

export function ArtworkFigures() {
  const artworks = useArtworks();
  if (artworks === 'loading') return <Spinner label="Loading artworks..." />;
  if (artworks === 'failed') return <NoFigures>The artworks could not be loaded.</NoFigures>;
  const count = (state: AdminArtwork['state']) =>
    artworks.filter((artwork) => artwork.state === state).length;
  const held = artworks.flatMap(({ heldUntil }) => heldUntil ?? []);
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
