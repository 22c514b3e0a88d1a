import { useStore } from '@nanostores/react';
import { use, useEffect } from 'react';
import type { ShownCertificate } from '#shared/certificate';
import { readFragment } from '../../lib/fragment.ts';
import { send } from '../../lib/send.ts';
import { useRequest } from '../../lib/use-request.ts';
import { Button } from '../../ui/Button.tsx';
import { $certificateWords, loadCertificateWords } from '../../words/certificate-words.ts';
import { loadWords } from '../../words/page-words.ts';
import { Looking } from '../order/Looking.tsx';
import { useNewLink } from '../order/use-new-link.ts';
import { WrongLink, type Unreachable } from '../order/WrongLink.tsx';
import { CertificateSheet } from './CertificateSheet.tsx';

const loading = Promise.all([loadWords(), loadCertificateWords()]);

type CertificatePageProps = {
  /** The shop's own address, which a printed code keeps for years. */
  site: string;
  /** The page has them before the script. */
  waiting: { title: string; loading: string; unreachable: Unreachable };
};

/** Shows the certificates of an order. */
export function CertificatePage({ site, waiting }: CertificatePageProps) {
  use(loading);
  const words = useStore($certificateWords).certificate;
  const { token, isToSign } = readLink();
  const request = useRequest(() => send('GET /api/orders/certificates', { token }));
  useEffect(keepTokenOffPaper, []);
  useNewLink();
  if (request.state === 'loading') return <Looking {...waiting} className="certificate-head" />;
  if (request.state === 'ready' && request.answer.length > 0) {
    return <Sheets certificates={request.answer} site={site} isToSign={isToSign} />;
  }
  return (
    <WrongLink
      error={request.state === 'failed' ? request.error : null}
      retry={request.retry}
      unknown={words.none}
      unreachable={waiting.unreachable}
    />
  );
}

/** Reads '#<number>.<key>', with '.sign' at the end in the link of the administrator. */
function readLink() {
  const [id, key, end] = readFragment().split('.');
  return { token: `${id}.${key}`, isToSign: end === 'sign' };
}

type SheetsProps = { certificates: ShownCertificate[]; site: string; isToSign: boolean };

function Sheets({ certificates, ...sheet }: SheetsProps) {
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
        <CertificateSheet key={certificate.code} certificate={certificate} {...sheet} />
      ))}
    </>
  );
}

/** Prints after the pictures are decoded, because a sheet without its picture would be worth nothing. Prints also if one fails. */
async function printWhenShown(): Promise<void> {
  const pictures = document.querySelectorAll<HTMLImageElement>('.certificate img');
  await Promise.all([...pictures].map((picture) => picture.decode().catch(() => undefined)));
  print();
}

/** Hides the order's token while the page is printed, because browsers may print its address. Returns the undo. */
function keepTokenOffPaper(): () => void {
  const address = location.href;
  const hide = () => history.replaceState(history.state, '', location.pathname);
  const show = () => history.replaceState(history.state, '', address);
  addEventListener('beforeprint', hide);
  addEventListener('afterprint', show);
  return () => {
    removeEventListener('beforeprint', hide);
    removeEventListener('afterprint', show);
  };
}
