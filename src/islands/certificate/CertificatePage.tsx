import { useStore } from '@nanostores/react';
import { use, useEffect } from 'react';
import type { Certificate } from '#shared/certificate';
import { ApiError } from '../../lib/call.ts';
import { listCertificates } from '../../lib/certificates.ts';
import { pagePath } from '../../lib/page-path.ts';
import { useRequest } from '../../lib/use-request.ts';
import { Button } from '../../ui/Button.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { $certificateWords, loadCertificateWords } from '../../words/islands/certificate-words.ts';
import { loadWords } from '../../words/islands/words.ts';
import { PaymentFailure } from '../checkout/PaymentFailure.tsx';
import { CertificateSheet } from './CertificateSheet.tsx';
import { keepTokenOffPaper } from './keep-token-off-paper.ts';

const loading = Promise.all([loadWords(), loadCertificateWords()]);

/** `site`: the shop's own address, which a printed code keeps for years. */
export function CertificatePage({ site }: { site: string }) {
  use(loading);
  const words = useStore($certificateWords).certificate;
  const request = useRequest(() => listCertificates(location.hash.slice(1)));
  useEffect(keepTokenOffPaper, []);
  useEffect(() => {
    const openNewLink = () => location.reload();
    addEventListener('hashchange', openNewLink);
    return () => removeEventListener('hashchange', openNewLink);
  }, []);
  if (request.state === 'loading') return <Spinner label={words.loading} />;
  const isRefused =
    request.state === 'failed' && request.error instanceof ApiError && request.error.status < 429;
  if (request.state === 'failed' && !isRefused) {
    return (
      <PaymentFailure title={words.unreachable.title} reason={words.unreachable.text}>
        <Button className="mt-6" onClick={request.retry}>
          {words.unreachable.tryAgain}
        </Button>
      </PaymentFailure>
    );
  }
  if (request.state === 'failed' || request.answer.length === 0) {
    return (
      <PaymentFailure title={words.none.title} reason={words.none.text}>
        <a href={pagePath('/contact')} className="link mt-4 inline-block py-2">
          {words.none.write}
        </a>
      </PaymentFailure>
    );
  }
  return <Sheets certificates={request.answer} site={site} />;
}

type SheetsProps = { certificates: Certificate[]; site: string };

function Sheets({ certificates, site }: SheetsProps) {
  const words = useStore($certificateWords).certificate;
  return (
    <>
      <header className="certificate-head">
        <h1 className="page-title">{words.title}</h1>
        <p className="text-sann">{words.oneSheet}</p>
        <Button onClick={() => void printWhenShown()}>
          {certificates.length > 1 ? words.printAll : words.print}
        </Button>
      </header>
      {certificates.map((certificate) => (
        <CertificateSheet key={certificate.code} certificate={certificate} site={site} />
      ))}
    </>
  );
}

/** A sheet without its picture would be worth nothing. */
async function printWhenShown(): Promise<void> {
  const pictures = document.querySelectorAll<HTMLImageElement>('.certificate img');
  await Promise.all([...pictures].map((picture) => picture.decode().catch(() => undefined)));
  print();
}
