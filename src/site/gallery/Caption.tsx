import { useStore } from '@nanostores/react';
import type { MouseEvent } from 'react';
import type { GalleryArtwork } from '#shared/gallery';
import { centsOf, formatCents } from '#shared/money';
import { pagePath } from '../page-path.ts';
import { closeOverlay } from '../overlay-store.ts';
import { countOf, type Photograph } from './slides.ts';
import { RoomOffer } from './RoomOffer.tsx';
import { useArtworkState } from './use-artwork-state.ts';
import { $cart } from '../cart/cart-store.ts';
import { obstacleIn } from '../cart/obstacles.ts';
import { $prices } from '../lists/availability-store.ts';
import { $words } from '../../words/page-words.ts';

export function Caption({ photograph }: { photograph: Photograph }) {
  const { artwork } = photograph;
  const { technique, langs } = artwork;
  const details = [artwork.dimensions, artwork.year].filter(Boolean).join(' · ');
  const count = countOf(photograph);
  return (
    <div className="px-4 text-center">
      <div aria-live="polite">
        {count && <p className="absolute left-5 top-4 text-sm text-liy">{count}</p>}
        {/* A browser's translation may end after the turn to another artwork: it gets elements of its own. */}
        <div key={artwork.id}>
          <p id="room-title" className="font-display text-xl italic">
            <Title artwork={artwork} />
          </p>
          <p className="text-sm text-liy">
            <span lang={langs?.technique}>{technique}</span>
            {details && <span>{technique ? ` · ${details}` : details}</span>}
          </p>
          <p className="min-h-8 font-display text-lg">
            <PriceOrState artwork={artwork} />
          </p>
        </div>
      </div>
      <RoomOffer key={artwork.id} artwork={artwork} />
    </div>
  );
}

function Title({ artwork: { slug, title, langs } }: { artwork: GalleryArtwork }) {
  if (!slug) return <span lang={langs?.title}>{title}</span>;
  const href = pagePath(`/art/${slug}`);
  return (
    <a
      href={href}
      lang={langs?.title}
      onClick={(event) => location.pathname === href && stay(event)}
      className="underline underline-offset-4 hover:opacity-70"
    >
      {title}
    </a>
  );
}

function stay(event: MouseEvent) {
  event.preventDefault();
  closeOverlay();
}

function PriceOrState({ artwork }: { artwork: GalleryArtwork }) {
  const { id, price, asksPrice } = artwork;
  const words = useStore($words);
  const state = useArtworkState(artwork);
  const cents = centsOf(useStore($prices)?.[id] ?? price);
  const isInCart = useStore($cart).some((item) => item.id === id);
  if (state === 'sold' || state === 'bought') {
    return (
      <span className="inline-flex items-center gap-2">
        <span aria-hidden className="size-2.5 rounded-full bg-flanbwayan" />
        <span>{state === 'sold' ? words.gallery.sold : words.cart.obstacles.bought}</span>
      </span>
    );
  }
  const isOnRequest = state === 'on-request' || (cents === 0 && asksPrice);
  if (state === 'gone' || (cents === 0 && !isOnRequest)) return null;
  const priceWords = isOnRequest
    ? words.cart.obstacles.onRequest
    : formatCents(cents, words.language);
  const heldBack =
    state === 'reserved' ? words.gallery.reserved : state === 'upcoming' && obstacleIn(state, id);
  // Beside the price nothing moves when it comes.
  const note = heldBack || (isInCart && words.gallery.inCart);
  const text = note ? `${priceWords} · ${note}` : priceWords;
  return <span key={text}>{text}</span>;
}
