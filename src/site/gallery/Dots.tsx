import { useStore } from '@nanostores/react';
import clsx from 'clsx';
import type { GalleryArtwork } from '#shared/gallery';
import { $words } from '../../words/page-words.ts';

type DotsProps = {
  artworks: readonly GalleryArtwork[];
  /** The index of the shown artwork. */
  selected: number;
  onChoose: (index: number) => void;
};

const mostDots = 7;
const mostUncounted = 12;

export function Dots({ artworks, selected, onChoose }: DotsProps) {
  const { gallery } = useStore($words);
  // The shown artwork has as many dots on both sides as there are.
  const first = Math.max(0, Math.min(selected - 3, artworks.length - mostDots));
  return (
    <div className="flex min-h-6 items-center justify-center px-14">
      {artworks.length > 1 &&
        artworks.slice(first, first + mostDots).map(({ id, title }, place) => {
          const index = first + place;
          return (
            <button
              key={id}
              type="button"
              aria-label={gallery.show(title)}
              aria-current={index === selected}
              onClick={() => onChoose(index)}
              className="grid size-6 place-items-center"
            >
              <span
                className={clsx(
                  'size-2 rounded-full border border-mi',
                  index === selected && 'bg-mi',
                )}
              />
            </button>
          );
        })}
      {artworks.length > mostUncounted && (
        <span className="ml-3 text-sm text-liy">
          {gallery.place(selected + 1, artworks.length)}
        </span>
      )}
    </div>
  );
}
