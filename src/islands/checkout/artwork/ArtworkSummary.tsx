import { useStore } from '@nanostores/react';
import type { PublicArtwork } from '#shared/artwork';
import { centsOf, formatCents } from '#shared/money';
import { WorkPicture } from '../../shop/WorkPicture.tsx';
import { checkoutNotes } from '../shipping.ts';
import { $words } from '../../../words/islands/words.ts';

export function ArtworkSummary({ artwork }: { artwork: PublicArtwork }) {
  const { checkout } = useStore($words);
  const { imageUrl: url, imageAlt: alt, imageWidth: width, imageHeight: height } = artwork;
  return (
    <aside aria-label={checkout.summary} className="space-y-5 bg-twal p-6">
      <WorkPicture
        image={{ url, alt, width, height }}
        sizes="(min-width: 768px) 40vw, 90vw"
        className="mx-auto h-auto"
        style={{ width: `min(100%, 26rem * ${width / height})` }}
      />
      <div className="flex items-baseline justify-between gap-4">
        <div>
          <h2 className="font-display text-xl italic [overflow-wrap:anywhere]">{artwork.title}</h2>
          <p className="text-sann first-letter:uppercase">{artwork.category}</p>
        </div>
        <p className="font-display text-xl">{formatCents(centsOf(artwork.price))}</p>
      </div>
      {checkoutNotes().map((note) => (
        <p key={note} className="text-sm text-sann">
          {note}
        </p>
      ))}
    </aside>
  );
}
