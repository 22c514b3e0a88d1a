import { useEffect, useState } from 'react';
import type { AdminArtwork } from '#shared/artwork';
import { Button } from '../../ui/Button.tsx';
import { FieldFrame } from '../../ui/Field.tsx';
import { storedArtworks } from '../artworks/artworks-store.ts';
import { Loaded } from '../ui/Loaded.tsx';
import { ArtworkChoice } from './ArtworkChoice.tsx';
import { LabelSheets, type LabelChoice } from './LabelSheets.tsx';
import { labelSizes, sheetSizes, type LabelSize, type SheetSize } from './sheets.ts';

/** Shows the labels of the artworks that are not hidden. `site`: the shop's address, which the labels name. */
export function LabelScreen({ site }: { site: string }) {
  return (
    <Loaded resource={storedArtworks} name="artworks">
      {(artworks) => <Labels site={site} artworks={artworks.filter(({ isHidden }) => !isHidden)} />}
    </Loaded>
  );
}

function Labels({ site, artworks }: { site: string; artworks: AdminArtwork[] }) {
  const [ids, setIds] = useState(readAddress);
  const [choice, setChoice] = useState<LabelChoice>({
    sheet: 'A4',
    size: 'medium',
    hasPrice: true,
  });
  useEffect(() => {
    const follow = () => setIds(readAddress());
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  const chosen = artworks.filter(({ id }) => ids.includes(id));

  function choose(wanted: string[]) {
    setIds(wanted);
    history.replaceState(history.state, '', `#${wanted.map(encodeURIComponent).join(',')}`);
  }

  return (
    <>
      <div className="mb-8 grid gap-6 border-b border-lank pb-6 print:hidden">
        <ArtworkChoice artworks={artworks} ids={ids} onChoose={choose} />
        <Options choice={choice} onChange={setChoice} />
        <div className="flex flex-wrap items-center gap-4">
          <Button disabled={chosen.length === 0} onClick={() => print()}>
            Print labels
          </Button>
          <p className="text-sm text-sann">
            {chosen.length === 0
              ? 'Choose at least one work.'
              : 'The code leads to the page of the work. Print at 100 %, without margins.'}
          </p>
        </div>
      </div>
      <LabelSheets artworks={chosen} site={site} {...choice} />
    </>
  );
}

type OptionsProps = { choice: LabelChoice; onChange: (choice: LabelChoice) => void };

function Options({ choice, onChange }: OptionsProps) {
  return (
    <div className="grid gap-5 sm:grid-cols-3">
      <FieldFrame label="Paper">
        {(control) => (
          <select
            {...control}
            value={choice.sheet}
            onChange={(event) => onChange({ ...choice, sheet: event.target.value as SheetSize })}
          >
            {Object.keys(sheetSizes).map((sheet) => (
              <option key={sheet}>{sheet}</option>
            ))}
          </select>
        )}
      </FieldFrame>
      <FieldFrame label="Labels">
        {(control) => (
          <select
            {...control}
            value={choice.size}
            onChange={(event) => onChange({ ...choice, size: event.target.value as LabelSize })}
          >
            {Object.entries(labelSizes).map(([size, { words }]) => (
              <option key={size} value={size}>
                {words}
              </option>
            ))}
          </select>
        )}
      </FieldFrame>
      <label className="flex min-h-11 items-center gap-3 self-end">
        <input
          type="checkbox"
          className="size-5 accent-lanme"
          checked={choice.hasPrice}
          onChange={(event) => onChange({ ...choice, hasPrice: event.target.checked })}
        />
        <span>With prices</span>
      </label>
    </div>
  );
}

function readAddress(): string[] {
  return location.hash.slice(1).split(',').filter(Boolean).map(decodeURIComponent);
}
