import { useStore } from '@nanostores/react';
import { pagePath } from '../page-path.ts';
import { $availability } from '../lists/availability-store.ts';
import { $obstacles } from './obstacles.ts';

/** Shows what hinders a purchase. For an own sale the words lead to the page that names the order (rule 79). */
export function Obstacle({ artworkId }: { artworkId: string }) {
  const obstacle = useStore($obstacles).get(artworkId);
  const isOwn = useStore($availability)[artworkId] === 'bought';
  if (!obstacle) return null;
  return (
    <span className="flex items-center gap-2 font-sans text-sm not-italic text-flanbwayan">
      <span aria-hidden className="size-2 shrink-0 rounded-full bg-flanbwayan" />
      {isOwn ? (
        <a
          href={pagePath(`/checkout?artworkId=${encodeURIComponent(artworkId)}`)}
          className="py-1 underline underline-offset-4"
        >
          {obstacle}
        </a>
      ) : (
        <span>{obstacle}</span>
      )}
    </span>
  );
}
