import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { formatPrice } from '#shared/format-amount';
import type { AdminArtwork } from '#shared/artwork';
import { isForSale } from '#shared/availability';
import { pictureUrl } from '#shared/pictures/picture';
import type { WidthStep } from '#shared/pictures/variants';
import {
  $offered,
  freeHeldArtwork,
  putOnSale,
  removeArtwork,
  storedArtworks,
  toggleVisibility,
} from './artworks-store.ts';
import type { RefusedChange } from '../publishing/change.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorNote } from '../../ui/ErrorNote.tsx';
import { Action } from '../ui/Action.tsx';
import { deleteQuestion, freeQuestion } from './confirmations.tsx';
import { PlaceField } from './PlaceField.tsx';
import { MakeOffer } from '../offers/MakeOffer.tsx';
import { SoldElsewhere } from '../offers/SoldElsewhere.tsx';
import { rowOf } from '../offers/offer-values.ts';
import { isFree } from '../offers/offers-store.ts';
import { ArtworkStateWords } from './ArtworkStateWords.tsx';
import { WaitingNote } from './WaitingNote.tsx';

const pictureWidth: WidthStep = 480;

type ArtworkEntryProps = {
  artwork: AdminArtwork;
  artworks: AdminArtwork[];
  onEdit: (artwork: AdminArtwork, trigger: HTMLElement) => void;
  /** The id of the element that gets the focus after a deletion. */
  nextFocus: string;
};

export function ArtworkEntry({ artwork, artworks, ...actions }: ArtworkEntryProps) {
  const { id, slug, title, description, price, stockQuantity, isHidden } = artwork;
  return (
    <article aria-labelledby={`title-${id}`} className="flex min-w-0 flex-col border bg-mi">
      <div className="grid flex-1 grid-cols-[7rem_minmax(0,1fr)] md:grid-cols-1 md:grid-rows-[auto_1fr]">
        <CardPicture artwork={artwork} />
        <div className="flex min-w-0 flex-col gap-2 p-4">
          <h2 id={`title-${id}`} className="font-display text-lg">
            {isHidden ? (
              <em>{title}</em>
            ) : (
              <a href={`/art/${slug}`} className="inline-block py-1 hover:underline">
                <em>{title}</em>
              </a>
            )}
          </h2>
          <ArtworkStateWords artwork={artwork} />
          <p className="line-clamp-3 text-sm text-sann">{description}</p>
          <p className="mt-auto flex flex-wrap items-center justify-between gap-x-4 pt-2">
            <span className="font-medium">{price ? formatPrice(price) : 'No price'}</span>
            <span>{`Stock: ${stockQuantity}`}</span>
          </p>
          <SaleOffer artwork={artwork} />
          {artworks.length > 1 && (
            <PlaceField key={artworks.indexOf(artwork)} artwork={artwork} artworks={artworks} />
          )}
        </div>
      </div>
      <WaitingNote artwork={artwork} artworks={artworks} nextFocus={actions.nextFocus} />
      <CardActions artwork={artwork} {...actions} />
    </article>
  );
}

function SaleOffer({ artwork }: { artwork: AdminArtwork }) {
  const { id, price, stockQuantity, orderId } = artwork;
  const isOffered = useStore($offered) === id && price && stockQuantity === 0 && !orderId;
  if (!isOffered) return null;
  return (
    <div className="border-l-2 border-lanme bg-twal px-4 py-3 text-sm">
      <Action
        label="Put it on sale"
        look="quiet"
        words="Saved with a price, but not for sale."
        run={() => putOnSale(artwork)}
        nextFocus={`edit-${id}`}
      />
    </div>
  );
}

function CardPicture({ artwork }: { artwork: AdminArtwork }) {
  const { imageUrl, imageAlt, imageWidth, imageHeight, isHidden, waits } = artwork;
  // A picture that the painter has to judge is shown in full.
  const isPale = isHidden && !waits;
  return (
    <div className="bg-twal p-2 md:p-4">
      <img
        src={pictureUrl(imageUrl, pictureWidth, 'webp')}
        alt={imageAlt}
        width={imageWidth}
        height={imageHeight}
        loading="lazy"
        className={`h-auto w-full object-contain md:h-52 ${isPale ? 'opacity-50' : ''}`}
      />
    </div>
  );
}

function CardActions({ artwork, onEdit, nextFocus }: Omit<ArtworkEntryProps, 'artworks'>) {
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState<RefusedChange | null>(null);
  const editId = `edit-${artwork.id}`;
  const isAsked = artwork.waits?.why === 'same';

  async function toggle() {
    setIsBusy(true);
    setRefusal(await toggleVisibility(artwork));
    setIsBusy(false);
    if (!document.getElementById(editId)) document.getElementById(nextFocus)?.focus();
  }

  return (
    <>
      {refusal && <ErrorNote>{refusal.reason}</ErrorNote>}
      <div className="flex flex-wrap gap-3 border-t px-4 py-3" aria-busy={isBusy}>
        {!isAsked && (
          <Button
            look="secondary"
            className="flex-1 whitespace-nowrap"
            disabled={isBusy}
            onClick={() => void toggle()}
          >
            {visibilityLabel(artwork)}
          </Button>
        )}
        <Button
          id={editId}
          look="secondary"
          className="flex-1"
          onClick={(event) => onEdit(artwork, event.currentTarget)}
        >
          Edit
        </Button>
        {!isAsked && (
          <MakeOffer
            look="quiet"
            about={artwork.id}
            begin={{ items: [rowOf(artwork)] }}
            isOffered={isFree(artwork)}
            nextFocus={editId}
            onMade={storedArtworks.refresh}
          />
        )}
        {!isAsked && <SoldElsewhere artwork={artwork} onSold={storedArtworks.refresh} />}
        <Action
          label="Free"
          look="quiet"
          isOffered={artwork.heldUntil !== null}
          question={freeQuestion(artwork)}
          run={() => freeHeldArtwork(artwork)}
          nextFocus={editId}
        />
        <Action
          label="Delete"
          look="quiet"
          isOffered={!artwork.orderId}
          question={deleteQuestion(artwork)}
          run={() => removeArtwork(artwork)}
          nextFocus={nextFocus}
        />
      </div>
    </>
  );
}

function visibilityLabel(artwork: AdminArtwork): string {
  if (!artwork.isHidden) return 'Hide';
  const isForSaleThen = isForSale({ ...artwork, isHidden: false });
  return artwork.waits && isForSaleThen ? 'Put on sale' : 'Show';
}
