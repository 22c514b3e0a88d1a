import CircleAlert from 'lucide-react/icons/circle-alert';
import type { ReactNode } from 'react';

export function Alert({ children }: { children: ReactNode }) {
  return (
    <p className="flex gap-1.5 font-medium text-flanbwayan">
      <CircleAlert aria-hidden size={16} className="mt-1 shrink-0" />
      <span className="min-w-0">{children}</span>
    </p>
  );
}
