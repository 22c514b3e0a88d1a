import { useState } from 'react';
import type { AdminArtwork } from '#shared/artwork';
import { leaveOnEnter } from '../ui/leave-on-enter.ts';
import { moveArtwork } from './artworks-store.ts';

type PlaceFieldProps = { artwork: AdminArtwork; artworks: AdminArtwork[] };

/** Moves the artwork to another place of the list, on blur. */
export function PlaceField({ artwork, artworks }: PlaceFieldProps) {
  const stored = artworks.indexOf(artwork) + 1;
  const [text, setText] = useState(String(stored));
  const id = `place-${artwork.id}`;

  async function save() {
    const isNumber = /^\d+$/.test(text.trim());
    const wanted = isNumber ? Math.min(Math.max(Number(text), 1), artworks.length) : stored;
    if (wanted === stored) return setText(String(stored));
    const isMoved = await moveArtwork(artworks, artwork, wanted - 1);
    if (!isMoved) setText(String(stored));
    // The card has left its place, and with it the focus.
    if (document.activeElement === document.body) document.getElementById(id)?.focus();
  }

  return (
    <label className="flex items-center gap-2 md:order-first md:w-full">
      <span>Place</span>
      <span className="sr-only">{` of ${artwork.title}`}</span>
      <input
        id={id}
        inputMode="numeric"
        autoComplete="off"
        className="min-h-11 w-16 border border-sann bg-mi px-2"
        value={text}
        onChange={(event) => setText(event.target.value)}
        onBlur={() => void save()}
        onKeyDown={leaveOnEnter}
      />
    </label>
  );
}
