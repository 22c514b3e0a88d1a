import CircleAlert from 'lucide-react/icons/circle-alert';
import type { ReactNode } from 'react';

export function Trouble({ children }: { children: ReactNode }) {
  return (
    <div role="alert" className="flex gap-2 border-l-2 border-flanbwayan bg-twal px-4 py-3">
      <CircleAlert aria-hidden size={20} className="mt-1 shrink-0 text-flanbwayan" />
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  );
}
