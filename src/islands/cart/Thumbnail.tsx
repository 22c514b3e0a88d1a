import clsx from 'clsx';
import { pictureUrl } from '#shared/picture';

const widthPx = 160;

type ThumbnailProps = { imageUrl: string; className?: string };

/** A work's picture beside its name, so it needs no words of its own. */
export function Thumbnail({ imageUrl, className }: ThumbnailProps) {
  return (
    <img
      src={pictureUrl(imageUrl, widthPx, 'webp')}
      alt=""
      width={80}
      height={80}
      className={clsx('shrink-0 object-contain', className ?? 'size-20 bg-twal')}
    />
  );
}
