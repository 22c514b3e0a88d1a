import { useStore } from '@nanostores/react';
import type { CertificateAnswer } from '#shared/certificate';
import { numberOf } from '#shared/certificate-number';
import { formatDate } from '#shared/format';
import type { WidthStep } from '#shared/pictures/variants';
import { pageLanguage } from '../../words/page-language.ts';
import { Button } from '../../ui/Button.tsx';
import { $certificateWords } from '../../words/certificate-words.ts';
import { CertificateFacts } from './CertificateFacts.tsx';
import { CertificatePicture } from './CertificatePicture.tsx';

const screenPx: WidthStep = 1170;

export function VerifyAnswer({ answer: { state, certificate } }: { answer: CertificateAnswer }) {
  const { verify, certificate: words } = useStore($certificateWords);
  return (
    <>
      <section className={`verdict verdict-${state}`}>
        <p className="font-display text-2xl">{verify.states[state]}</p>
        <p>{verify.words[state]}</p>
      </section>
      {certificate && (
        <section className="verified">
          <CertificatePicture certificate={certificate} width={screenPx} />
          <CertificateFacts certificate={certificate} />
          <p className="text-sm text-sann">
            {`${numberOf(certificate.code)} · ${words.issued} ${formatDate(certificate.issuedAt, '', pageLanguage())}`}
          </p>
        </section>
      )}
      {certificate && <p className="text-sann">{verify.limits}</p>}
      <Button look="quiet" onClick={askWithRetries}>
        {verify.another}
      </Button>
    </>
  );
}

function askWithRetries(): void {
  location.hash = '';
}
