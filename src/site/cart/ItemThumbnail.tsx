import clsx from 'clsx';
import { pictureUrl } from '#shared/pictures/picture';
import type { WidthStep } from '#shared/pictures/variants';

const widthPx: WidthStep = 160;

type ItemThumbnailProps = { imageUrl: string; className?: string };

/** Shows the picture. The title stands beside it, so its alt text is empty. Without an address it keeps the place. */
export function ItemThumbnail({ imageUrl, className = 'size-20 bg-twal' }: ItemThumbnailProps) {
  if (!imageUrl) return <span className={clsx('shrink-0', className)} />;
  return (
    <img
      src={pictureUrl(imageUrl, widthPx, 'webp')}
      alt=""
      width={80}
      height={80}
      className={clsx('shrink-0 object-contain', className)}
    />
  );
}
