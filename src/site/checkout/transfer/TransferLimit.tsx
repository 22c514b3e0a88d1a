import { useStore } from '@nanostores/react';
import type { Cents } from '#shared/money';
import { isAboveZelleLimit } from '#shared/zelle-limit';
import { $words } from '../../../words/page-words.ts';

export function TransferLimit({ cents }: { cents: Cents }) {
  const { limit } = useStore($words).transfer;
  return isAboveZelleLimit(cents) && <p className="text-sm text-sann">{limit}</p>;
}
