import { useStore } from '@nanostores/react';
import type { Certificate } from '#shared/certificate';
import { sizeLabel } from '#shared/wall/size-words';
import { $words } from '../../words/page-words.ts';

/** Like the label on a museum's wall. */
export function CertificateFacts({ certificate }: { certificate: Certificate }) {
  const { size } = useStore($words).receipt;
  const { painter, artworkTitle, year, technique, dimensions } = certificate;
  return (
    <div className="certificate-facts">
      <h2>
        <em>{artworkTitle}</em>
        {year !== null && <span>{`, ${year}`}</span>}
      </h2>
      <p>{painter}</p>
      {technique && <p>{technique}</p>}
      {dimensions && <p>{sizeLabel(dimensions, size)}</p>}
    </div>
  );
}
