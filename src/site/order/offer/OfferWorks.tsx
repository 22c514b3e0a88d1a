import { useStore } from '@nanostores/react';
import { formatAmount } from '#shared/format-amount';
import type { BuyerOrder } from '#shared/order';
import { sizeLabel } from '#shared/wall/size-words';
import { send } from '../../../lib/send.ts';
import { useRequest } from '../../../lib/use-request.ts';
import { $words } from '../../../words/page-words.ts';
import { WorkPicture } from '../../gallery/WorkPicture.tsx';
import { pagePath } from '../../page-path.ts';
import { OrderLines } from '../OrderLines.tsx';

type OfferWorksProps = { order: BuyerOrder; label: string };
type Item = BuyerOrder['items'][number];

/** Shows the works as on their own pages. Several lines have a bill below. */
export function OfferWorks({ order, label }: OfferWorksProps) {
  const works = order.items.filter(({ isLine }) => !isLine);
  const isAlone = works.length === 1 && order.items.length === 1;
  return (
    <>
      {works.map((work) => (
        <Work key={work.id} work={work} hasPrice={isAlone} />
      ))}
      {!isAlone && <OrderLines order={order} label={label} hasPictures={false} />}
    </>
  );
}

function Work({ work, hasPrice }: { work: Item; hasPrice: boolean }) {
  const { receipt, language } = useStore($words);
  const { artworkTitle: title, imageUrl: url, imageWidth, imageHeight } = work;
  const { year, technique, dimensions } = work;
  const [width, height] = [imageWidth || 1, imageHeight || 1];
  return (
    <section aria-label={title}>
      {url && (
        <div style={{ maxWidth: `${((62 * width) / height).toFixed(1)}svh` }}>
          <WorkPicture
            image={{ url, alt: title, width, height }}
            sizes="(min-width: 640px) 578px, 90vw"
            className="hung h-auto w-full"
          />
        </div>
      )}
      <h2 className="mt-6 font-display text-2xl italic">
        <Title work={work} />
      </h2>
      <p className="mt-2 text-sann">{[technique, year].filter(Boolean).join(', ')}</p>
      {dimensions && <p className="text-sann">{sizeLabel(dimensions, receipt.size)}</p>}
      {hasPrice && (
        <p translate="no" className="mt-4 font-display text-xl">
          {formatAmount(work.price, receipt.unknown, language)}
        </p>
      )}
    </section>
  );
}

/** Leads to the artwork's page. A hidden artwork can be offered, and has none. */
function Title({ work: { id, artworkTitle } }: { work: Item }) {
  const page = useRequest(() => send('GET /api/artworks/:id', { params: { id } }));
  if (page.state !== 'ready') return <span>{artworkTitle}</span>;
  return (
    <a href={pagePath(`/art/${page.answer.slug}`)} className="link">
      {artworkTitle}
    </a>
  );
}
