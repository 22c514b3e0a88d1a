import { useStore } from '@nanostores/react';
import clsx from 'clsx';
import { useState, type ReactElement } from 'react';
import { formatPrice } from '#shared/money';
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
import { FoldSign } from '../ui/Fold.tsx';
import { leavePlace, placeOf } from '../ui/focus-place.ts';
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
};

/** Shows an artwork: on a phone as a row whose further actions are folded, else as a card. */
export function ArtworkEntry({ artwork, artworks, ...actions }: ArtworkEntryProps) {
  const [isOpen, setOpen] = useState(false);
  const { id, title } = artwork;
  return (
    <article
      aria-labelledby={`title-${id}`}
      className="grid min-w-0 grid-cols-[5rem_minmax(0,1fr)] content-start gap-x-3 py-1 md:flex md:flex-col md:border md:bg-mi md:py-0"
    >
      <CardPicture artwork={artwork} />
      <CardWords artwork={artwork} isOpen={isOpen} />
      <div className="col-span-2 row-start-3 grid empty:hidden">
        <SaleOffer artwork={artwork} />
        <WaitingNote artwork={artwork} artworks={artworks} />
      </div>
      <CardActions artwork={artwork} isOpen={isOpen} {...actions}>
        <Button
          look="secondary"
          className="size-11 shrink-0 !px-0 md:hidden"
          aria-expanded={isOpen}
          aria-label={`More about ${title}`}
          onClick={() => setOpen(!isOpen)}
        >
          <FoldSign isOpen={isOpen} />
        </Button>
        {artworks.length > 1 && (
          <PlaceField key={artworks.indexOf(artwork)} artwork={artwork} artworks={artworks} />
        )}
      </CardActions>
    </article>
  );
}

type CardWordsProps = { artwork: AdminArtwork; isOpen: boolean };

function CardWords({ artwork, isOpen }: CardWordsProps) {
  const { id, slug, title, description, price, stockQuantity, isHidden, orderId } = artwork;
  return (
    <div className="col-start-2 row-start-1 min-w-0 text-sm max-md:leading-snug md:flex md:flex-1 md:flex-col md:gap-2 md:p-4">
      <div className="flex items-baseline justify-between gap-x-3 md:contents">
        <h2
          id={`title-${id}`}
          className={clsx(
            'min-w-0 font-display text-base max-md:leading-snug md:text-lg',
            !isOpen && 'max-md:truncate',
          )}
        >
          {isHidden ? (
            <em>{title}</em>
          ) : (
            <a href={`/art/${slug}`} className="hover:underline md:inline-block md:py-1">
              <em>{title}</em>
            </a>
          )}
        </h2>
        <p className="shrink-0 font-medium md:order-2 md:mt-auto md:pt-2 md:text-base">
          {price ? formatPrice(price) : 'No price'}
        </p>
      </div>
      <ArtworkStateWords artwork={artwork} hasRoom={isOpen} />
      {/* Clipped sideways only: the link's height is a finger's. */}
      <p
        className={clsx(
          'text-sann md:contents',
          !isOpen && 'max-md:overflow-x-clip max-md:text-ellipsis max-md:whitespace-nowrap',
        )}
      >
        {orderId && (
          <>
            <a
              href={`/admin/orders#${orderId}`}
              className="whitespace-nowrap py-3 text-lank underline decoration-lanme underline-offset-4 md:-my-2.5 md:inline-flex md:min-h-11 md:items-center md:self-start md:py-0"
            >
              {`Order ${orderId}`}
            </a>
            <span className="md:hidden"> · </span>
          </>
        )}
        <span className="md:order-3 md:text-base md:text-lank">{`Stock: ${stockQuantity}`}</span>
        <span className="md:hidden"> · </span>
        <span className="md:order-1 md:line-clamp-3">{description}</span>
      </p>
    </div>
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
      />
    </div>
  );
}

function CardPicture({ artwork }: { artwork: AdminArtwork }) {
  const { imageUrl, imageAlt, imageWidth, imageHeight, isHidden, waits } = artwork;
  // A picture that the painter has to judge is shown in full.
  const isPale = isHidden && !waits;
  return (
    <div className="row-span-2 row-start-1 grid place-items-center self-start bg-twal p-1 md:block md:self-auto md:p-4">
      <img
        src={pictureUrl(imageUrl, pictureWidth, 'webp')}
        alt={imageAlt}
        width={imageWidth}
        height={imageHeight}
        loading="lazy"
        className={clsx('h-[5.75rem] w-full object-contain md:h-52', isPale && 'opacity-50')}
      />
    </div>
  );
}

type CardActionsProps = Omit<ArtworkEntryProps, 'artworks'> & {
  isOpen: boolean;
  /** The press that opens the further actions, and the first of these. */
  children: [ReactElement, ReactElement | false];
};

function CardActions({ artwork, onEdit, isOpen, children }: CardActionsProps) {
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState<RefusedChange | null>(null);
  const isAsked = artwork.waits?.why === 'same';
  const [more, place] = children;

  async function toggle(button: HTMLElement) {
    const from = placeOf(button);
    setIsBusy(true);
    setRefusal(await toggleVisibility(artwork));
    setIsBusy(false);
    leavePlace(from);
  }

  return (
    <div
      className="contents md:flex md:flex-wrap md:gap-3 md:border-t md:px-4 md:py-3"
      aria-busy={isBusy}
    >
      <div className="col-start-2 row-start-2 mt-1 flex flex-wrap gap-2 md:contents">
        {refusal && <ErrorNote>{refusal.reason}</ErrorNote>}
        {!isAsked && (
          <Button
            look="secondary"
            className="flex-1 whitespace-nowrap max-md:!px-2"
            disabled={isBusy}
            onClick={(event) => void toggle(event.currentTarget)}
          >
            {visibilityLabel(artwork)}
          </Button>
        )}
        <Button
          id={`edit-${artwork.id}`}
          data-focus-next
          look="secondary"
          className="flex-1 max-md:!px-2"
          onClick={(event) => onEdit(artwork, event.currentTarget)}
        >
          Edit
        </Button>
        {more}
      </div>
      <div
        className={clsx(
          'col-span-2 row-start-4 mt-2 flex-wrap gap-x-4 gap-y-1 md:contents',
          isOpen ? 'flex' : 'hidden',
        )}
      >
        {place}
        {!isAsked && (
          <MakeOffer
            look="quiet"
            about={artwork.id}
            begin={{ items: [rowOf(artwork)] }}
            isOffered={isFree(artwork)}
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
        />
        <Action
          label="Delete"
          look="quiet"
          isOffered={!artwork.orderId}
          question={deleteQuestion(artwork)}
          run={() => removeArtwork(artwork)}
        />
      </div>
    </div>
  );
}

function visibilityLabel(artwork: AdminArtwork): string {
  if (!artwork.isHidden) return 'Hide';
  const isForSaleThen = isForSale({ ...artwork, isHidden: false });
  return artwork.waits && isForSaleThen ? 'Put on sale' : 'Show';
}
