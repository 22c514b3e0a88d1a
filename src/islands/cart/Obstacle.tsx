import { useStore } from '@nanostores/react';
import { $obstacles } from '../../stores/obstacles.ts';

export function Obstacle({ artworkId }: { artworkId: string }) {
  const obstacle = useStore($obstacles).get(artworkId);
  if (!obstacle) return null;
  return (
    <span className="flex items-center gap-2 font-sans text-sm not-italic text-flanbwayan">
      <span aria-hidden className="size-2 shrink-0 rounded-full bg-flanbwayan" />
      {obstacle}
    </span>
  );
}
