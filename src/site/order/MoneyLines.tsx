import { useStore } from '@nanostores/react';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { formatDate } from '#shared/format';
import { negated, noCents } from '#shared/cents';
import { formatCents } from '#shared/money';
import type { BuyerOrder } from '#shared/order';
import { $words } from '../../words/page-words.ts';

/** Shows each payment with its day, what went back, and what is to come. */
export function MoneyLines({ order }: { order: BuyerOrder }) {
  const { receipt, language } = useStore($words);
  const { payments, status, timeZone, totalAmount } = order;
  const { returnedCents } = order;
  const toCome = status === 'pending' ? order.outstandingCents : noCents;
  return (
    <>
      {payments.map(({ at, cents, way }) => (
        <MoneyLine
          key={at}
          term={receipt.paid(formatDate(at, timeZone, language), receipt.ways[way])}
        >
          {/* Nobody may have said the price of a sale elsewhere. */}
          {totalAmount ? formatCents(cents, language) : receipt.unknown}
        </MoneyLine>
      ))}
      {returnedCents > 0 && (
        <MoneyLine term={receipt.returned}>
          {formatCents(negated(returnedCents), language)}
        </MoneyLine>
      )}
      {toCome > 0 && <MoneyLine term={receipt.toCome}>{formatCents(toCome, language)}</MoneyLine>}
    </>
  );
}

type MoneyLineProps = { term: string; isStrong?: boolean; children: ReactNode };

export function MoneyLine({ term, isStrong = false, children }: MoneyLineProps) {
  return (
    <div className="flex justify-between gap-8">
      <dt className="text-sann">{term}</dt>
      <dd className={clsx('shrink-0', isStrong && 'font-display text-lg')}>{children}</dd>
    </div>
  );
}
