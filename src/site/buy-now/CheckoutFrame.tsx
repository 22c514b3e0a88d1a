import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import type { PublicArtwork } from '#shared/artwork';
import { ArtworkSummary } from './ArtworkSummary.tsx';
import { $words } from '../../words/page-words.ts';

type CheckoutFrameProps = { artwork: PublicArtwork; children: ReactNode };

export function CheckoutFrame({ artwork, children }: CheckoutFrameProps) {
  const { checkout } = useStore($words);
  return (
    <>
      <h1 className="mb-8 font-display text-3xl">{checkout.title}</h1>
      <div className="grid gap-8 md:grid-cols-2 md:items-start lg:gap-16">
        <ArtworkSummary artwork={artwork} />
        <div className="min-w-0 space-y-5">{children}</div>
      </div>
    </>
  );
}
