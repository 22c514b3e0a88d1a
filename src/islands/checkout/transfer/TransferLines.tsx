import { useStore } from '@nanostores/react';
import type { TransferInfo } from '#shared/order';
import { $words } from '../../../words/islands/words.ts';

type TransferLinesProps = { info: TransferInfo; amount: string; memo: string };

export function TransferLines({ info, amount, memo }: TransferLinesProps) {
  const { lines } = useStore($words).transfer;
  return (
    <dl className="divide-y divide-liy border-y border-liy">
      <Line term={lines.recipient}>{info.name}</Line>
      <Line term={lines.email}>{info.email}</Line>
      <Line term={lines.amount}>{amount}</Line>
      <Line term={lines.memo}>{memo}</Line>
    </dl>
  );
}

function Line({ term, children }: { term: string; children: string }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4 py-2">
      <dt className="text-sann">{term}</dt>
      <dd className="select-all font-medium [overflow-wrap:anywhere]">{children}</dd>
    </div>
  );
}
