import { useStore } from '@nanostores/react';
import { $words } from '../../../words/islands/words.ts';

export function TransferLimit({ cents }: { cents: number }) {
  const words = useStore($words).transfer.limit(cents);
  return words && <p className="text-sm text-sann">{words}</p>;
}
