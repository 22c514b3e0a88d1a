import { useEffect, useEffectEvent, useState } from 'react';
import { useStore } from '@nanostores/react';
import Plus from 'lucide-react/icons/plus';
import type { AdminArtwork } from '#shared/artwork';
import type { Series } from '#shared/series';
import { findOpenForm, forgetDraft, newArtwork } from './artwork-drafts.ts';
import { $offered, putAllOnSale, storedArtworks } from './artworks-store.ts';
import { Button } from '../../ui/Button.tsx';
import { leaveBy } from '../session/leave.ts';
import { ArtworkEntry } from './ArtworkEntry.tsx';
import { ArtworkDialog } from './ArtworkDialog.tsx';
import { artworkFinder, chooseArtworks } from './artworks-finder.ts';
import { ChoiceBar } from './series/ChoiceBar.tsx';
import { ChoiceGrid } from './series/ChoiceGrid.tsx';
import { SeriesDialog } from './series/SeriesDialog.tsx';
import { SeriesList } from './series/SeriesList.tsx';
import { $choice, beginChoice, endChoice } from './series/series-store.ts';
import { Action } from '../ui/Action.tsx';
import { FindBar } from '../ui/FindBar.tsx';
import { useDialog } from '../ui/use-dialog.ts';
import { Loaded } from '../ui/Loaded.tsx';

const addButtonId = 'add-artwork';
const chooseButtonId = 'choose-artworks';

export function ArtworkList() {
  return (
    <Loaded resource={storedArtworks} name="artworks">
      {(artworks) => <Collection artworks={artworks} />}
    </Loaded>
  );
}

function Collection({ artworks }: { artworks: AdminArtwork[] }) {
  const form = useDialog<AdminArtwork>();
  const seriesForm = useDialog<Series>();
  const choice = useStore($choice);

  const [isFirst] = useState(() => location.hash === '#new');

  const reopen = useEffectEvent((id: string | null) => {
    const artwork = artworks.find((work) => work.id === id) ?? null;
    if (!artwork && id !== newArtwork) return;
    form.open(artwork, document.getElementById(artwork ? `edit-${id}` : addButtonId)!);
  });
  useEffect(() => reopen(isFirst ? takeNewForm() : findOpenForm()), [isFirst]);

  /** Goes back to the list 'Open the shop', unless a question about the work is left. */
  function returnToOpening() {
    if (!isFirst || form.count > 1 || $offered.get()) return;
    void forgetDraft(newArtwork);
    leaveBy(() => location.assign('/admin/dashboard'));
  }

  const shown = chooseArtworks(artworks, useStore(artworkFinder.$sought));
  return (
    <>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-4 border-b border-lank pb-4">
        <div className="text-sann">
          <p>{countWorks(artworks)}</p>
          {artworks.length > 1 && (
            <p className="text-sm">
              Visitors see this order, sold works and those not for sale last. To move a work, type
              another place.
            </p>
          )}
        </div>
        <div className="flex flex-wrap items-center gap-4 sm:ml-auto">
          <Button
            id={addButtonId}
            data-focus-next
            onClick={(event) => form.open(null, event.currentTarget)}
          >
            <Plus aria-hidden size={18} />
            <span>Add New Artwork</span>
          </Button>
          {artworks.length > 0 && (
            <>
              <Button
                id={chooseButtonId}
                look="secondary"
                aria-pressed={choice !== null}
                onClick={() => (choice ? endChoice() : beginChoice(null, artworks))}
              >
                Series or letter
              </Button>
              <a
                href="/admin/labels"
                className="inline-flex min-h-11 items-center font-medium underline decoration-lanme underline-offset-4 hover:text-lanme"
              >
                Print labels
              </a>
            </>
          )}
        </div>
      </div>
      <LookOffer artworks={artworks} />
      <div hidden={choice !== null} data-focus-next={chooseButtonId}>
        <SeriesList
          onEdit={(series, button) => {
            beginChoice(series, artworks);
            seriesForm.open(series, button);
          }}
        />
      </div>
      {artworks.length === 0 ? (
        <EmptyCollection />
      ) : (
        <FindBar
          finder={artworkFinder}
          noun="works"
          hint="Title, year"
          found={{
            isEmpty: shown.length === 0,
            words:
              shown.length === artworks.length ? '' : `${shown.length} of ${artworks.length} works`,
          }}
        />
      )}
      {choice && (
        <>
          <ChoiceGrid artworks={shown} />
          <ChoiceBar
            chosen={choice.ids.flatMap((id) => artworks.find((work) => work.id === id) ?? [])}
            onHang={(button) => seriesForm.open(choice.series, button)}
          />
        </>
      )}
      {!choice && shown.length > 0 && (
        <ul
          aria-label="Artworks"
          className="grid divide-y border-y md:grid-cols-2 md:gap-6 md:divide-y-0 md:border-y-0 xl:grid-cols-3"
        >
          {shown.map((artwork) => (
            <li key={artwork.id} className="grid">
              <ArtworkEntry artwork={artwork} artworks={artworks} onEdit={form.open} />
            </li>
          ))}
        </ul>
      )}
      <ArtworkDialog dialog={form} onSaved={returnToOpening} />
      <SeriesDialog dialog={seriesForm} artworks={artworks} />
    </>
  );
}

/** Puts all works on sale that wait for nothing but the painter's look (rule 76). */
function LookOffer({ artworks }: { artworks: AdminArtwork[] }) {
  const { length } = artworks.filter(({ waits }) => waits?.why === 'look');
  if (length < 2) return null;
  return (
    <div className="mb-6 border-l-2 border-lanme bg-twal px-4 py-3">
      <Action
        label="Put all on sale"
        words={`${length} works from Instagram wait for your look.`}
        run={putAllOnSale}
      />
    </div>
  );
}

/** Removes the fragment by which the list 'Open the shop' leads to the form: a reload does not open the form again. */
function takeNewForm(): string {
  history.replaceState(history.state, '', location.pathname);
  return newArtwork;
}

function EmptyCollection() {
  return (
    <div className="py-16 text-center">
      <p className="font-display text-xl">No artworks yet</p>
      <p className="mt-2 text-sann">Add the first one: a photograph, a title, a few words.</p>
    </div>
  );
}

function countWorks(artworks: AdminArtwork[]): string {
  const forSale = artworks.filter(({ state }) => state === 'available').length;
  const noun = artworks.length === 1 ? 'artwork' : 'artworks';
  return `${artworks.length} ${noun}, ${forSale} for sale`;
}
