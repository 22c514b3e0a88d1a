import { useState } from 'react';
import type { AdminArtwork } from '#shared/artwork';
import { reloadArtwork } from './artworks-store.ts';
import type { Refusal } from '../change.ts';
import { Button } from '../../ui/Button.tsx';
import { takeFocus } from '../../ui/focus.ts';
import { ErrorNote } from '../../ui/ErrorNote.tsx';

type SaveRefusalProps = {
  refusal: Refusal;
  artwork: AdminArtwork | null;
  onReload: (newest: AdminArtwork) => void;
};

/** Offers a reload for an artwork that was changed elsewhere (rule 39). */
export function SaveRefusal({ refusal, artwork, onReload }: SaveRefusalProps) {
  return (
    <div ref={takeFocus} tabIndex={-1} className="mt-6 grid justify-items-start gap-3">
      <ErrorNote>{refusal.reason}</ErrorNote>
      {refusal.isStale && artwork && <Reload id={artwork.id} onReload={onReload} />}
    </div>
  );
}

function Reload({ id, onReload }: { id: string; onReload: SaveRefusalProps['onReload'] }) {
  const [isMissing, setIsMissing] = useState(false);

  async function reload() {
    const newest = await reloadArtwork(id);
    if (newest) return onReload(newest);
    setIsMissing(true);
  }

  return (
    <>
      <p className="text-sm text-sann">
        Reload takes over the newest version. What you changed here stays in the fields.
      </p>
      <Button look="secondary" onClick={() => void reload()}>
        Reload
      </Button>
      {isMissing && <p role="alert">The artwork could not be loaded.</p>}
    </>
  );
}
