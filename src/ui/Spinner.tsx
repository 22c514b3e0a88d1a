import { useStore } from '@nanostores/react';
import LoaderCircle from 'lucide-react/icons/loader-circle';
import { $words } from '../words/page-words.ts';

export function Spinner({ label }: { label?: string }) {
  const words = useStore($words);
  return (
    <p role="status" className="flex items-center justify-center gap-3 py-12 text-sann">
      <LoaderCircle
        aria-hidden
        size={24}
        strokeWidth={1.5}
        className="animate-spin motion-reduce:animate-none"
      />
      <span>{label ?? words.screen.loading}</span>
    </p>
  );
}
