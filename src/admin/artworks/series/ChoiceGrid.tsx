import { useStore } from '@nanostores/react';
import type { AdminArtwork } from '#shared/artwork';
import { pictureUrl } from '#shared/pictures/picture';
import type { WidthStep } from '#shared/pictures/variants';
import { $choice, toggleChoice } from './series-store.ts';

const pictureWidth: WidthStep = 240;

/** Shows pictures to press, in the order in which the artworks shall hang. */
export function ChoiceGrid({ artworks }: { artworks: AdminArtwork[] }) {
  const ids = useStore($choice)?.ids ?? [];
  return (
    <ul
      aria-label="Artworks"
      className="grid grid-cols-3 gap-3 sm:grid-cols-4 lg:grid-cols-5 2xl:grid-cols-6"
    >
      {artworks.map(({ id, title, imageUrl, imageWidth, imageHeight }) => {
        const place = ids.indexOf(id) + 1;
        return (
          <li key={id}>
            <button
              type="button"
              aria-pressed={place > 0}
              className="relative block size-full bg-twal p-2 text-left text-sm aria-pressed:outline aria-pressed:outline-2 aria-pressed:outline-lanme"
              onClick={() => toggleChoice(id)}
            >
              <img
                src={pictureUrl(imageUrl, pictureWidth, 'webp')}
                alt=""
                width={imageWidth}
                height={imageHeight}
                loading="lazy"
                className="h-24 w-full object-contain sm:h-36"
              />
              <span className="mt-1 line-clamp-2">{title}</span>
              {place > 0 && (
                <span className="absolute right-1 top-1 grid size-8 place-items-center rounded-full bg-lanme font-medium text-mi">
                  {place}
                </span>
              )}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
