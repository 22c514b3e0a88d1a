import { useStore } from '@nanostores/react';
import type { Certificate } from '#shared/certificate';
import { sizeLabel } from '#shared/wall/size-words';
import { $certificateWords } from '../../words/islands/certificate-words.ts';

/** Like the label on a museum's wall. */
export function CertificateFacts({ certificate }: { certificate: Certificate }) {
  const { size } = useStore($certificateWords).certificate;
  const { painter, artworkTitle, year, technique, dimensions } = certificate;
  return (
    <div className="certificate-facts">
      <h2>
        <em>{artworkTitle}</em>
        {year && `, ${year}`}
      </h2>
      <p>{painter}</p>
      {technique && <p>{technique}</p>}
      {dimensions && <p>{sizeLabel(dimensions, size)}</p>}
    </div>
  );
}
