import { useEffect, useState } from 'react';
import { isOwnPicture } from '#shared/pictures/own-picture';
import { pictureUrl } from '#shared/pictures/picture';
import type { WidthStep } from '#shared/pictures/variants';

const measuredWidth: WidthStep = 480;

/** Returns width to height, or null until the picture is loaded. A foreign picture is not loaded. */
export function usePictureRatio(url: string): number | null {
  const [seen, setSeen] = useState({ url: '', ratio: 0 });
  useEffect(() => {
    if (!isOwnPicture(url)) return undefined;
    const image = new Image();
    const controller = new AbortController();
    const measure = () => setSeen({ url, ratio: image.naturalWidth / image.naturalHeight });
    image.addEventListener('load', measure, { signal: controller.signal });
    image.src = pictureUrl(url, measuredWidth, 'webp');
    return () => controller.abort();
  }, [url]);
  return seen.url === url && seen.ratio > 0 ? seen.ratio : null;
}
