import { useStore } from '@nanostores/react';
import { formatPrice } from '#shared/money';
import type { PublicArtwork } from '#shared/artwork';
import { usualCategory } from '#shared/category';
import { WorkPicture } from '../gallery/WorkPicture.tsx';
import { checkoutNotes } from '../checkout/shipping.ts';
import { WorkFacts } from '../checkout/WorkFacts.tsx';
import { $words } from '../../words/page-words.ts';

export function ArtworkSummary({ artwork }: { artwork: PublicArtwork }) {
  const { checkout, language } = useStore($words);
  const category = artwork.category === usualCategory ? checkout.artwork : artwork.category;
  const { imageUrl: url, imageAlt: alt, imageWidth: width, imageHeight: height } = artwork;
  return (
    <aside aria-label={checkout.summary} className="space-y-4 bg-twal p-4 md:space-y-5 md:p-6">
      <div className="flex items-start gap-4 md:block md:space-y-5">
        <div
          className="w-24 shrink-0 md:mx-auto md:w-auto"
          style={{ maxWidth: `${(26 * width) / height}rem` }}
        >
          <WorkPicture
            image={{ url, alt, width, height, ...(language !== 'en' && { lang: 'en' as const }) }}
            sizes="(min-width: 768px) 40vw, 96px"
            className="h-auto w-full"
          />
        </div>
        <div className="min-w-0 flex-1">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <h2 className="min-w-0 font-display text-lg italic md:text-xl">{artwork.title}</h2>
            <p className="font-display text-xl">{formatPrice(artwork.price, language)}</p>
          </div>
          <p className="text-sann first-letter:uppercase">{category}</p>
          <WorkFacts work={artwork} />
        </div>
      </div>
      {checkoutNotes().map(({ text, lang }) => (
        <p key={text} lang={lang} className="whitespace-pre-line text-sm text-sann">
          {text}
        </p>
      ))}
    </aside>
  );
}
