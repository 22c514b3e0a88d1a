import { useStore } from '@nanostores/react';
import type { Certificate } from '#shared/certificate';
import { pictureUrl } from '#shared/pictures/picture';
import type { WidthStep } from '#shared/pictures/variants';
import { $certificateWords } from '../../words/certificate-words.ts';

type CertificatePictureProps = { certificate: Certificate; width: WidthStep };

/** Shows the picture, at most `width` pixels wide. Without a picture it keeps no place. */
export function CertificatePicture({ certificate, width }: CertificatePictureProps) {
  const { imageUrl, imageWidth, imageHeight, artworkTitle, painter } = certificate;
  const words = useStore($certificateWords).certificate;
  if (!imageUrl) return null;
  return (
    <img
      src={pictureUrl(imageUrl, Math.min(width, imageWidth || width), 'jpg')}
      alt={words.picture(artworkTitle, painter)}
      width={imageWidth || undefined}
      height={imageHeight || undefined}
    />
  );
}
