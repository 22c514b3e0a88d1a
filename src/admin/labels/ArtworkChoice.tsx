import type { AdminArtwork } from '#shared/artwork';
import { Button } from '../../ui/Button.tsx';

type ArtworkChoiceProps = {
  artworks: AdminArtwork[];
  ids: string[];
  onChoose: (ids: string[]) => void;
};

export function ArtworkChoice({ artworks, ids, onChoose }: ArtworkChoiceProps) {
  const forSale = artworks.filter(({ state }) => state === 'available');
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 font-medium">Works</legend>
      <ul
        aria-label="Works"
        className="grid max-h-80 grid-cols-1 gap-x-6 overflow-y-auto border border-liy px-4 py-2 sm:grid-cols-2 xl:grid-cols-3"
      >
        {artworks.map(({ id, title, year }) => (
          <li key={id}>
            <label className="flex min-h-11 items-center gap-3">
              <input
                type="checkbox"
                className="size-5 shrink-0 accent-lanme"
                checked={ids.includes(id)}
                onChange={({ target: { checked } }) =>
                  onChoose(checked ? [...ids, id] : ids.filter((chosenId) => chosenId !== id))
                }
              />
              <span className="min-w-0">
                <em className="font-display">{title}</em>
                <span>{`, ${year}`}</span>
              </span>
            </label>
          </li>
        ))}
      </ul>
      <div className="flex gap-6">
        <Button look="quiet" onClick={() => onChoose(forSale.map(({ id }) => id))}>
          All for sale
        </Button>
        <Button look="quiet" onClick={() => onChoose([])}>
          None
        </Button>
      </div>
    </fieldset>
  );
}
