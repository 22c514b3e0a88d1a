import { CircleAlert } from 'lucide-react';

type PaymentFailureProps = { title: string; reason?: string; artworkIds?: readonly string[] };

/** A payment that did not happen, and the way on. */
export function PaymentFailure({ title, reason, artworkIds = [] }: PaymentFailureProps) {
  const [onlyArtwork, ...others] = artworkIds;
  const canTryAgain = onlyArtwork !== undefined && others.length === 0;
  const way = canTryAgain
    ? { href: `/checkout?artworkId=${encodeURIComponent(onlyArtwork)}`, text: 'Try again' }
    : { href: '/shop-art', text: 'Back to the shop' };
  return (
    <section className="mx-auto max-w-measure py-16 text-center">
      <CircleAlert
        aria-hidden
        size={40}
        strokeWidth={1.25}
        className="mx-auto mb-4 text-flanbwayan"
      />
      <h1 className="font-display text-2xl">{title}</h1>
      {reason && <p className="mt-2 text-flanbwayan">{reason}</p>}
      <a
        href={way.href}
        className="mt-8 inline-flex min-h-11 items-center justify-center bg-flanbwayan px-6 font-medium text-mi hover:bg-flanbwayan-deep"
      >
        {way.text}
      </a>
    </section>
  );
}
