import type { TransferInfo } from '#shared/order';

type TransferLinesProps = { info: TransferInfo; amount: string; memo: string };

export function TransferLines({ info, amount, memo }: TransferLinesProps) {
  return (
    <dl className="divide-y divide-liy border-y border-liy">
      <Line term="Recipient">{info.name}</Line>
      <Line term="Email">{info.email}</Line>
      <Line term="Amount">{amount}</Line>
      <Line term="Memo">{memo}</Line>
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
