import { useStore } from '@nanostores/react';
import { Children, type ReactNode } from 'react';
import { pagePath } from '../page-path.ts';
import type { AskedArtwork } from '../overlay-store.ts';
import { StripeFailure } from './payment/stripe-failure.ts';
import { $words } from '../../words/page-words.ts';

type WaysOnProps = {
  error?: unknown;
  /** What a question is about. */
  artwork?: AskedArtwork | undefined;
  /** Other ways to pay. */
  children?: ReactNode;
};

const link =
  'inline-flex min-h-11 items-center underline decoration-lanme underline-offset-4 hover:text-lanme';

/** Shows, below a failed payment, what may have stopped Stripe's form, and what else can be done (rule 78). */
export function WaysOn({ error, artwork, children }: WaysOnProps) {
  const { ask, checkout } = useStore($words);
  const { waysOn } = checkout;
  const asksPrice = artwork?.asksPrice;
  return (
    <div className="space-y-3 border-t border-liy pt-5 text-left">
      {error instanceof StripeFailure && <p className="text-sann">{waysOn.blocked}</p>}
      <ul aria-label={waysOn.label} className="flex flex-wrap gap-x-6 [&_p]:text-left">
        {Children.toArray(children).map((child, index) => (
          <li key={index}>{child}</li>
        ))}
        {artwork && (
          <li>
            {/* The dialog of the question keeps the cart. */}
            <a
              href={pagePath(
                `/contact?artworkId=${encodeURIComponent(artwork.id)}${asksPrice ? '&price' : ''}`,
              )}
              aria-haspopup="dialog"
              data-intent="ask"
              data-id={artwork.id}
              data-title={artwork.title}
              data-asks-price={asksPrice || undefined}
              data-astro-reload
              className={link}
            >
              {asksPrice ? ask.price : waysOn.ask}
            </a>
          </li>
        )}
        <li>
          <a href={pagePath('/shop-art')} className={link}>
            {waysOn.others}
          </a>
        </li>
      </ul>
    </div>
  );
}
