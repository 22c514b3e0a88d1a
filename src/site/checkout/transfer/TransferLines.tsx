import { useStore } from '@nanostores/react';
import clsx from 'clsx';
import { useRef, useState } from 'react';
import { dollarsOf, formatCents, type Cents } from '#shared/money';
import type { TransferInfo } from '#shared/order';
import { kindOfZelleAddress } from '#shared/zelle-address';
import { Button } from '../../../ui/Button.tsx';
import { copyText } from '../../../ui/copy-text.ts';
import { $words } from '../../../words/page-words.ts';

type TransferLinesProps = { info: TransferInfo; cents: Cents; memo: string };
type Name = 'recipient' | 'email' | 'phone' | 'amount' | 'memo';

export function TransferLines({ info, cents, memo }: TransferLinesProps) {
  const { transfer, language } = useStore($words);
  const { lines } = transfer;
  const [last, setLast] = useState<Name | null>(null);
  const line = (name: Name, value: string, copied = value) => (
    <Line
      term={lines[name]}
      value={value}
      copied={copied}
      isLast={last === name}
      isWhole={name === 'memo'}
      onCopy={() => setLast(name)}
    />
  );
  return (
    <dl className="divide-y divide-liy border-y border-liy">
      {line('recipient', info.name)}
      {line(kindOfZelleAddress(info.email), info.email)}
      {/* Fields of banks take the number alone. */}
      {line('amount', formatCents(cents, language), dollarsOf(cents))}
      {line('memo', memo)}
    </dl>
  );
}

type LineProps = {
  term: string;
  value: string;
  /** What the button copies. */
  copied: string;
  isLast: boolean;
  /** It stands on one line. */
  isWhole: boolean;
  onCopy: () => void;
};

function Line({ term, value, copied, isLast, isWhole, onCopy }: LineProps) {
  const words = useStore($words).transfer.copy;
  const shown = useRef<HTMLDivElement>(null);
  const [message, setMessage] = useState('');

  const said = isLast ? message : '';

  async function copy() {
    setMessage(words[await copyText(copied, shown.current!)]);
    onCopy();
  }

  return (
    <div className="pb-1 pt-3">
      <dt className="text-sm text-sann">{term}</dt>
      <dd className="flex items-center gap-4">
        <div
          ref={shown}
          translate="no"
          className={clsx('min-w-0 flex-1 select-all font-medium', isWhole && 'whitespace-nowrap')}
        >
          {value}
        </div>
        <Button look="quiet" className="min-w-16 shrink-0" onClick={() => void copy()}>
          <span className="ml-auto">
            <span>{said || words.copy}</span>
            <span className="sr-only">{` ${term}`}</span>
          </span>
        </Button>
        <span role="status" className="sr-only">
          {said}
        </span>
      </dd>
    </div>
  );
}
