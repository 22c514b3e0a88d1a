import EyeOff from 'lucide-react/icons/eye-off';
import type { AdminArtwork } from '#shared/artwork';
import { freeState } from '#shared/availability';
import { formatMoment } from '../ui/moment.ts';

/** Shows the state of an artwork (rule 1) and its order. */
export function ArtworkStateWords({ artwork }: { artwork: AdminArtwork }) {
  const { isHidden, isFeatured, orderId } = artwork;
  return (
    <p className="flex min-w-0 flex-wrap items-center gap-x-3 text-sm max-md:leading-snug">
      {isHidden && (
        <span className="flex items-center gap-1.5 font-medium">
          <EyeOff aria-hidden size={16} />
          <span>Hidden</span>
        </span>
      )}
      <SaleWords artwork={artwork} />
      {isFeatured && !isHidden && <span className="text-sann">Opens the home page</span>}
      {orderId && (
        <a
          href={`/admin/orders#${orderId}`}
          className="-my-2.5 inline-flex min-h-11 items-center underline decoration-lanme underline-offset-4"
        >
          {`Order ${orderId}`}
        </a>
      )}
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
    return <span>{heldUntil ? `Reserved until ${formatMoment(heldUntil)}` : 'Reserved'}</span>;
  }
  if (state === 'upcoming') return <span>{`On sale ${formatMoment(artwork.opensAt!)}`}</span>;
  const free = freeState(artwork);
  if (free === 'not-for-sale') return <span>Not for sale</span>;
  if (free === 'on-request') return <span>Price on request</span>;
  return isHidden ? null : <span className="text-sann">For sale</span>;
}
