import { QRCodeSVG } from 'qrcode.react';
import { formatPrice } from '#shared/money';
import type { AdminArtwork } from '#shared/artwork';
import { sizeLabel } from '#shared/wall/size-words';

type LabelProps = { artwork: AdminArtwork; site: string; hasPrice: boolean };

export function Label({ artwork, site, hasPrice }: LabelProps) {
  const { slug, title, year, technique, dimensions } = artwork;
  return (
    <article aria-label={title} className="label">
      <div className="label-words">
        <h3 style={{ fontSize: `${titleSize(title)}em` }}>
          <em className="font-display">{title}</em>
          <span>{`, ${year}`}</span>
        </h3>
        {technique && <p>{technique}</p>}
        {dimensions && <p>{sizeLabel(dimensions)}</p>}
        <Price artwork={artwork} hasPrice={hasPrice} />
      </div>
      <QRCodeSVG
        value={new URL(`/art/${slug}`, site).href}
        title={`The page of ${title}`}
        level="M"
        className="label-code"
        fgColor="#1A1816"
      />
    </article>
  );
}

/** Shows the price. A sold artwork has its red dot and no price (rule 1). */
function Price({ artwork: { price, state }, hasPrice }: Omit<LabelProps, 'site'>) {
  if (state === 'sold') {
    return (
      <p className="label-price">
        <span aria-hidden className="label-dot" /> <span>Sold</span>
      </p>
    );
  }
  if (!hasPrice || !price || state === 'not-for-sale') return null;
  return <p className="label-price">{formatPrice(price)}</p>;
}

function titleSize({ length }: string): number {
  if (length > 100) return 0.75;
  return length > 40 ? 1 : 1.4;
}
