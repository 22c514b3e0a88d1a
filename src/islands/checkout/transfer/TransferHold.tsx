import { useState } from 'react';
import { formatMoment } from '#shared/format';
import type { TransferHold as Hold } from '#shared/order';
import { repeatInstructions } from '../../../lib/api.ts';
import { Button } from '../../../ui/Button.tsx';
import { ErrorNote } from '../../../ui/ErrorNote.tsx';
import { wordsOf } from '../words.ts';

type TransferHoldProps = { hold: Hold; token: string; artworks: number };

export function TransferHold({
  hold: { until, confirmedUntil },
  token,
  artworks,
}: TransferHoldProps) {
  const isLengthened = confirmedUntil !== null && confirmedUntil > until;
  return (
    <div className="space-y-3 border-l-2 border-soley bg-twal px-5 py-4">
      <p>
        Reserved for you until <Moment date={until} />.
        {isLengthened && (
          <>
            {' '}
            Press the link in our e-mail to keep {artworks > 1 ? 'them' : 'it'} until{' '}
            <Moment date={confirmedUntil} />.
          </>
        )}
      </p>
      {confirmedUntil && <SendAgain token={token} />}
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
