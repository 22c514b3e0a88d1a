import clsx from 'clsx';
import type { ComponentProps, ReactElement } from 'react';
import { isOwnPicture } from '#shared/pictures/own-picture';
import { pictureUrl } from '#shared/pictures/picture';
import type { WidthStep } from '#shared/pictures/variants';

type PreviewProps = Omit<ComponentProps<'img'>, 'src'> & {
  url: string;
  /** Of the loaded picture. */
  width?: WidthStep;
  /** In place of a picture that the shop does not have. */
  otherwise?: ReactElement;
};

/** Shows a picture. The page loads no foreign ones: they are shown once they are copied. */
export function Preview({
  url,
  width = 480,
  otherwise,
  alt = '',
  className,
  ...rest
}: PreviewProps) {
  if (!isOwnPicture(url)) return otherwise ?? null;
  return (
    <img
      src={pictureUrl(url, width, 'webp')}
      alt={alt}
      className={clsx('object-contain', className)}
      {...rest}
    />
  );
}
