import clsx from 'clsx';
import EyeOff from 'lucide-react/icons/eye-off';
import type { AdminArtwork } from '#shared/artwork';
import { freeState } from '#shared/availability';
import { formatShortMoment } from '../ui/moment.ts';

type ArtworkStateWordsProps = {
  artwork: AdminArtwork;
  /** Whether it may have several lines on a phone, too; else what does not fit is left out. */
  hasRoom: boolean;
};

/** Shows the state of an artwork (rule 1). */
export function ArtworkStateWords({ artwork, hasRoom }: ArtworkStateWordsProps) {
  const { isHidden, isFeatured } = artwork;
  return (
    <p
      className={clsx(
        'flex flex-wrap items-center gap-x-3 text-sm max-md:leading-snug',
        !hasRoom && 'max-md:h-[1lh] max-md:overflow-hidden',
      )}
    >
      <span
        className={clsx(
          'flex min-w-0 max-w-full flex-wrap items-center gap-x-3',
          !hasRoom && 'max-md:flex-nowrap',
        )}
      >
        {isHidden && (
          <span className="flex items-center gap-1.5 font-medium">
            <EyeOff aria-hidden size={16} />
            <span>Hidden</span>
          </span>
        )}
        <SaleWords artwork={artwork} />
      </span>
      {isFeatured && !isHidden && <span className="text-sann">Opens the home page</span>}
    </p>
  );
}

function SaleWords({ artwork }: { artwork: AdminArtwork }) {
  const { state, heldUntil, isHidden } = artwork;
  if (state === 'sold') {
    return (
      <span className="flex items-center gap-1.5 font-medium">
        <span aria-hidden="true" className="size-2.5 rounded-full bg-flanbwayan" />
        <span>Sold</span>
      </span>
    );
  }
  if (state === 'reserved') {
    const words = heldUntil ? `Reserved until ${formatShortMoment(heldUntil)}` : 'Reserved';
    return <span className="min-w-0 truncate">{words}</span>;
  }
  if (state === 'upcoming') {
    const words = `On sale ${formatShortMoment(artwork.opensAt!)}`;
    return <span className="min-w-0 truncate">{words}</span>;
  }
  const free = freeState(artwork);
  if (free === 'not-for-sale') return <span>Not for sale</span>;
  if (free === 'on-request') return <span>Price on request</span>;
  return isHidden ? null : <span className="text-sann">For sale</span>;
}
