import type { AdminArtwork } from '#shared/artwork';
import { formatShortMoment } from '../../../lib/moment.ts';
import { Spinner } from '../../../ui/Spinner.tsx';
import { useArtworks } from '../artworks/use-artworks.ts';
import { Figure, Figures, NoFigures } from './Figures.tsx';

export function ArtworkFigures() {
  const artworks = useArtworks();
  if (artworks === 'loading') return <Spinner label="Loading artworks..." />;
  if (artworks === 'failed') return <NoFigures>The artworks could not be loaded.</NoFigures>;
  const count = (state: AdminArtwork['state']) =>
    artworks.filter((artwork) => artwork.state === state).length;
  const hidden = artworks.filter(({ isHidden }) => isHidden).length;
  return (
    <Figures>
      <Figure name="For sale">{count('available')}</Figure>
      <Figure name="Held">{heldWords(artworks)}</Figure>
      <Figure name="Sold">{count('sold')}</Figure>
      {hidden > 0 && <Figure name="Hidden">{hidden}</Figure>}
    </Figures>
  );
}

function heldWords(artworks: AdminArtwork[]): string {
  const deadlines = artworks.flatMap(({ heldUntil }) => heldUntil ?? []).sort();
  const [next, ...others] = deadlines;
  if (!next) return '0';
  return `${deadlines.length}, ${others.length > 0 ? 'the first ' : ''}until ${formatShortMoment(next)}`;
}
