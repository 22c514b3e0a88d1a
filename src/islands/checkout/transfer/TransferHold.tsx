import { useState } from 'react';
import { formatMoment } from '#shared/format';
import type { TransferHold as Hold } from '#shared/order';
import { repeatInstructions } from '../../../lib/api.ts';
import { Button } from '../../../ui/Button.tsx';
import { ErrorNote } from '../../../ui/ErrorNote.tsx';
import { wordsOf } from '../words.ts';

type TransferHoldProps = { hold: Hold; token: string; pieces: number };

export function TransferHold({ hold, token, pieces }: TransferHoldProps) {
  return (
    <div className="space-y-3 border-l-2 border-soley bg-twal px-5 py-4">
      <p>
        Held for you until <Moment date={hold.until} />.
        {hold.confirmedUntil && (
          <>
            {' '}
            Confirm by the link in our e-mail
            {hold.confirmedUntil > hold.until && (
              <>
                {' '}
                to hold {pieces > 1 ? 'them' : 'it'} until <Moment date={hold.confirmedUntil} />
              </>
            )}
            .
          </>
        )}
      </p>
      {hold.confirmedUntil && <SendAgain token={token} />}
    </div>
  );
}

function SendAgain({ token }: { token: string }) {
  const [state, setState] = useState<'idle' | 'sending' | 'sent'>('idle');
  const [refusal, setRefusal] = useState<string | null>(null);

  async function send() {
    if (state === 'sending') return;
    setState('sending');
    setRefusal(null);
    try {
      await repeatInstructions(token);
      setState('sent');
    } catch (error) {
      setRefusal(wordsOf(error, 'Not sent: the shop does not answer. Please try again.'));
      setState('idle');
    }
  }

  return (
    <>
      <p>
        No e-mail? Look in your spam folder, or{' '}
        <Button look="quiet" aria-disabled={state === 'sending'} onClick={() => void send()}>
          send it again
        </Button>{' '}
        <span role="status">{state === 'sent' && 'We have sent it again.'}</span>
      </p>
      {refusal && <ErrorNote>{refusal}</ErrorNote>}
    </>
  );
}

/** In the reader's time zone. */
export function Moment({ date }: { date: string }) {
  return <time dateTime={date}>{formatMoment(date)}</time>;
}
