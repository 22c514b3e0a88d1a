import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { formatMoment } from '#shared/format';
import type { TransferHold as Hold } from '#shared/order';
import { ownTimeZone } from '../../../lib/buyer.ts';
import { inTime } from '../../../lib/in-time.ts';
import { send } from '../../../lib/send.ts';
import { Button } from '../../../ui/Button.tsx';
import { ErrorNote } from '../../../ui/ErrorNote.tsx';
import { Filled } from '../../../ui/Filled.tsx';
import { wordsOf } from '../refusal-words.ts';
import { $words } from '../../../words/page-words.ts';

type TransferHoldProps = {
  hold: Hold;
  token: string;
  artworks: number;
  timeZone?: string | undefined;
};

export function TransferHold({
  hold: { until, confirmedUntil },
  token,
  artworks,
  timeZone,
}: TransferHoldProps) {
  const words = useStore($words).hold;
  const isLengthened = confirmedUntil !== null && confirmedUntil > until;
  return (
    <div className="space-y-3 border-l-2 border-soley bg-twal px-5 py-4">
      <p>
        <Filled text={words.until} parts={{ date: <Moment date={until} timeZone={timeZone} /> }} />
        {isLengthened && (
          <>
            {' '}
            <Filled
              text={words.pressLink(artworks)}
              parts={{ date: <Moment date={confirmedUntil} timeZone={timeZone} /> }}
            />
          </>
        )}
      </p>
      {confirmedUntil && <SendAgain token={token} />}
    </div>
  );
}

function SendAgain({ token }: { token: string }) {
  const words = useStore($words).hold;
  const [state, setState] = useState<'idle' | 'sending' | 'sent'>('idle');
  const [refusal, setRefusal] = useState<string | null>(null);

  async function sendAgain() {
    if (state === 'sending') return;
    setState('sending');
    setRefusal(null);
    try {
      await inTime(send('POST /api/orders/instructions', { token }));
      setState('sent');
    } catch (error) {
      setRefusal(wordsOf(error, words.notSent));
      setState('idle');
    }
  }

  const button = (
    <Button look="quiet" aria-disabled={state === 'sending'} onClick={() => void sendAgain()}>
      {words.sendAgain}
    </Button>
  );
  return (
    <>
      <p>
        <Filled text={words.noMail} parts={{ sendAgain: button }} />{' '}
        <span role="status">{state === 'sent' && words.sentAgain}</span>
      </p>
      {refusal && <ErrorNote>{refusal}</ErrorNote>}
    </>
  );
}

type MomentProps = { date: string; timeZone?: string | undefined };

/** Shows a moment in the order's time zone, else in the reader's. */
export function Moment({ date, timeZone = ownTimeZone() }: MomentProps) {
  const { language } = useStore($words);
  return <time dateTime={date}>{formatMoment(date, timeZone, language)}</time>;
}
