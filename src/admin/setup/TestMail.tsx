import { useStore } from '@nanostores/react';
import { $testMail, requestTestMail } from './setup-store.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorNote } from '../../ui/ErrorNote.tsx';

export function TestMail() {
  const mail = useStore($testMail);
  const isSending = mail === 'sending';
  const outcome = mail === 'sending' ? null : mail;
  return (
    <div className="grid justify-items-start gap-3">
      <Button
        look="secondary"
        aria-disabled={isSending}
        onClick={() => void (isSending || requestTestMail())}
      >
        {isSending ? 'Sending...' : 'Send me a test mail'}
      </Button>
      <p role="status" className="empty:-mt-3">
        {outcome?.isSent && outcome.text}
      </p>
      {outcome && !outcome.isSent && <ErrorNote>{outcome.text}</ErrorNote>}
    </div>
  );
}
