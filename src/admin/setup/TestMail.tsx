import { useStore } from '@nanostores/react';
import type { Opening } from '#shared/admin/opening';
import { Action } from '../ui/Action.tsx';
import { $testMail, confirmMail, requestTestMail } from './setup-store.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorNote } from '../../ui/ErrorNote.tsx';

type TestMailProps = { onArrived: (opening: Opening) => Promise<void> };

/** Sends a test mail. Only a press of the painter proves that the address is theirs (rule 99). */
export function TestMail({ onArrived }: TestMailProps) {
  const mail = useStore($testMail);
  const isSending = mail === 'sending';
  const outcome = mail === 'sending' ? null : mail;
  return (
    <div className="grid justify-items-start gap-3">
      <div className="flex flex-wrap items-start gap-x-4 gap-y-3">
        <Button
          look="secondary"
          aria-disabled={isSending}
          onClick={() => void (isSending || requestTestMail())}
        >
          {isSending ? 'Sending...' : 'Send me a test mail'}
        </Button>
        <Action label="It arrived" look="quiet" run={() => confirmMail(onArrived)} />
      </div>
      <p role="status" className="empty:-mt-3">
        {outcome?.isSent && outcome.text}
      </p>
      {outcome && !outcome.isSent && <ErrorNote>{outcome.text}</ErrorNote>}
    </div>
  );
}
