import { useStore } from '@nanostores/react';
import { QRCodeSVG } from 'qrcode.react';
import type { ShownCertificate } from '#shared/certificate';
import { numberOf } from '#shared/certificate-number';
import { formatDate } from '#shared/format';
import type { WidthStep } from '#shared/pictures/variants';
import { pageLanguage } from '../../words/page-language.ts';
import { $certificateWords } from '../../words/certificate-words.ts';
import { CertificateFacts } from './CertificateFacts.tsx';
import { CertificatePicture } from './CertificatePicture.tsx';

/** Of A4 at 300 dpi, within its margins. */
const printedPx: WidthStep = 2000;

type CertificateSheetProps = { certificate: ShownCertificate; site: string; isToSign: boolean };

/** Shows one sheet of paper. Its measures are in src/pages/[...lang]/certificate.astro. */
export function CertificateSheet({ certificate, site, isToSign }: CertificateSheetProps) {
  const words = useStore($certificateWords).certificate;
  const { code, issuedAt, artworkTitle } = certificate;
  const number = numberOf(code);
  const address = `${site}/verify#${code}`;
  return (
    <article aria-label={`${words.title}: ${artworkTitle}`} className="certificate">
      <p className="certificate-title">{words.title}</p>
      <div className="certificate-picture">
        <CertificatePicture certificate={certificate} width={printedPx} />
      </div>
      <CertificateFacts certificate={certificate} />
      <p className="certificate-word">{words.statement}</p>
      <div className="certificate-check">
        <div>
          <p className={isToSign ? 'certificate-line' : 'certificate-signed'}>
            {isToSign ? words.signature : words.signed}
          </p>
          <dl>
            <dt>{words.painter}</dt>
            <dd>{certificate.painter}</dd>
            <dt>{words.number}</dt>
            <dd translate="no">{number}</dd>
            <dt>{words.signs}</dt>
            <dd translate="no">{code.slice(number.length + 1)}</dd>
            <dt>{words.issued}</dt>
            <dd>{formatDate(issuedAt, '', pageLanguage())}</dd>
            <dt>{words.check}</dt>
            <dd>{`${new URL(site).host}/verify`}</dd>
          </dl>
        </div>
        <QRCodeSVG value={address} level="M" title={words.code(number)} fgColor="#1A1816" />
      </div>
    </article>
  );
}
