import { useId } from 'react';
import type { InstagramStatus } from '#shared/instagram';

export function SyncProgress({ progress }: Pick<InstagramStatus, 'progress'>) {
  const id = useId();
  if (!progress) return null;
  const { done, total } = progress;
  const words = total ? `${done} of ${total} posts` : 'Asking Instagram for your posts';
  return (
    <div className="mt-5">
      <p id={id} role="status" className="mb-2 text-sm text-sann">
        {words}
      </p>
      <progress
        aria-labelledby={id}
        max={total ?? undefined}
        value={total ? done : undefined}
        className="block h-1.5 w-full appearance-none bg-liy accent-lanme [&::-moz-progress-bar]:bg-lanme [&::-webkit-progress-bar]:bg-liy [&::-webkit-progress-value]:bg-lanme"
      />
    </div>
  );
}
