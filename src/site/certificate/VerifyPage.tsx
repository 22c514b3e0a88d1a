import { useStore } from '@nanostores/react';
import { use, useEffect, useState } from 'react';
import { ApiError } from '../../lib/call.ts';
import { readFragment } from '../../lib/fragment.ts';
import { send } from '../../lib/send.ts';
import { useRequest } from '../../lib/use-request.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorNote } from '../../ui/ErrorNote.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { $certificateWords, loadCertificateWords } from '../../words/certificate-words.ts';
import { loadWords } from '../../words/page-words.ts';
import { VerifyAnswer } from './VerifyAnswer.tsx';
import { VerifyForm } from './VerifyForm.tsx';

const loading = Promise.all([loadWords(), loadCertificateWords()]);

/** Shows what is known of a code. It is in the fragment, which no server logs. */
export function VerifyPage() {
  use(loading);
  const words = useStore($certificateWords).verify;
  const [code, setCode] = useState(() => readFragment());
  useEffect(() => {
    const read = () => setCode(readFragment());
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, []);
  return (
    <div className="monograph-head">
      <h1 className="page-title">{words.title}</h1>
      <div className="max-w-measure space-y-12" aria-live="polite">
        {code ? <Check key={code} code={code} /> : <VerifyForm />}
      </div>
    </div>
  );
}

function Check({ code }: { code: string }) {
  const words = useStore($certificateWords).verify;
  const request = useRequest(() => send('POST /api/certificates', { body: { code } }));
  if (request.state === 'loading') return <Spinner label={words.checking} />;
  if (request.state === 'ready') return <VerifyAnswer answer={request.answer} />;
  const isMalformed = request.error instanceof ApiError && request.error.status === 400;
  if (isMalformed) return <VerifyForm typed={code} refusal={words.malformed} />;
  return (
    <div className="space-y-4">
      <ErrorNote>{words.unreachable}</ErrorNote>
      <Button onClick={request.retry}>{words.tryAgain}</Button>
    </div>
  );
}
