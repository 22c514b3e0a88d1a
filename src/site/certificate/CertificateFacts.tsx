import { useStore } from '@nanostores/react';
import type { ShownCertificate } from '#shared/certificate';
import { sizeLabel } from '#shared/wall/size-words';
import { $words } from '../../words/page-words.ts';

/** Shows an artwork's facts like the label on a museum's wall. */
export function CertificateFacts({ certificate }: { certificate: ShownCertificate }) {
  const { size } = useStore($words).receipt;
  const { painter, artworkTitle, year, technique, dimensions, langs } = certificate;
  return (
    <div className="certificate-facts">
      <h2>
        <em lang={langs.artworkTitle}>{artworkTitle}</em>
        {year !== null && <span>{`, ${year}`}</span>}
      </h2>
      <p>{painter}</p>
      {technique && <p lang={langs.technique}>{technique}</p>}
      {dimensions && <p>{sizeLabel(dimensions, size)}</p>}
    </div>
  );
}
