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

export function Dots({ artworks, selected, onChoose }: DotsProps) {
  const { gallery } = useStore($words);
  return (
    <div className="flex min-h-6 flex-wrap justify-center px-14">
      {artworks.length > 1 &&
        artworks.map(({ id, title }, index) => (
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
        ))}
    </div>
  );
}
