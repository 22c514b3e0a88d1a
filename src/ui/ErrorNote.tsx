import CircleAlert from 'lucide-react/icons/circle-alert';
import type { ReactNode } from 'react';

export function ErrorNote({ children }: { children: ReactNode }) {
  return (
    <p
      role="alert"
      className="flex gap-2 border-l-2 border-flanbwayan bg-twal px-4 py-3 text-flanbwayan"
    >
      <CircleAlert aria-hidden size={20} className="mt-1 shrink-0" />
      <span className="min-w-0">{children}</span>
    </p>
  );
}
