import { useStore } from '@nanostores/react';
import clsx from 'clsx';
import { formatDate } from '#shared/format';
import { formatCents } from '#shared/money';
import type { OfferView } from '#shared/offer';
import type { BuyerOrder } from '#shared/order';
import { $offerWords } from '../../../words/offer-words.ts';
import { $words } from '../../../words/page-words.ts';

/** Shows the parts of an offer with their days. */
export function Plan({ order, offer }: { order: BuyerOrder; offer: OfferView }) {
  const { plan } = useStore($offerWords);
  const { language } = useStore($words);
  return (
    <section aria-labelledby="plan" className="space-y-4">
      <h2 id="plan" className="font-display text-xl">
        {plan.title}
      </h2>
      <ol className="divide-y divide-liy border-y border-liy">
        {offer.parts.map(({ cents, until, state, isLate }, index) => (
          <li
            key={index}
            className={clsx('flex justify-between gap-4 py-3', state === 'came' && 'text-sann')}
          >
            <span>
              <span className="block">
                {plan.until(formatDate(until, order.timeZone, language))}
              </span>
              <span className={clsx('block text-sm', isLate ? 'font-medium' : 'text-sann')}>
                {plan[isLate ? 'late' : state]}
              </span>
            </span>
            <span className={clsx('shrink-0', state === 'next' && 'font-medium')}>
              {formatCents(cents, language)}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
