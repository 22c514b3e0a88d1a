import { useStore } from '@nanostores/react';
import { formatCents, type Cents } from '#shared/money';
import type { TransferInfo } from '#shared/order';
import { memoOf } from './memo.ts';
import { TransferCode } from './TransferCode.tsx';
import { TransferLimit } from './TransferLimit.tsx';
import { TransferLines } from './TransferLines.tsx';
import { $words } from '../../../words/page-words.ts';

type TransferInstructionsProps = {
  info: TransferInfo;
  orderNumber: string;
  titles: string[];
  cents: Cents;
};

export function TransferInstructions({
  info,
  orderNumber,
  titles,
  cents,
}: TransferInstructionsProps) {
  const { transfer: words, language } = useStore($words);
  const memo = memoOf(orderNumber);
  return (
    <>
      <p lang={info.instructionsLang}>{info.instructions ?? words.instructions}</p>
      <TransferLines info={info} cents={cents} memo={memo} />
      <p className="text-sm text-sann">{words.memoNote}</p>
      <TransferLimit cents={cents} />
      <TransferCode
        recipient={`${info.name} <${info.email}>`}
        amount={formatCents(cents, language)}
        note={`${titles.join(', ')} - ${memo}`}
      />
    </>
  );
}
