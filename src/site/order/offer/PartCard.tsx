import { useStore } from '@nanostores/react';
import { formatCents, type Cents } from '#shared/money';
import { inTime } from '../../../lib/in-time.ts';
import { send } from '../../../lib/send.ts';
import { ErrorNote } from '../../../ui/ErrorNote.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { $words } from '../../../words/page-words.ts';
import { CardPurchaseForm } from '../../checkout/card/CardPurchaseForm.tsx';
import { loadCardForm } from '../../checkout/card/load-card-form.ts';
import { useCardPurchase } from '../../checkout/card/use-card-purchase.ts';
import type { OpenPayment } from '../../checkout/payment/open-payment.ts';
import { isEnd, type End } from '../../checkout/payment/verdict.ts';
import { isConflict, wordsOf } from '../../checkout/refusal-words.ts';
import { Retry } from '../../checkout/Retry.tsx';

type PartCardProps = {
  token: string;
  cents: Cents;
  /** As the page shows it. */
  outstandingCents: Cents;
  /** Of the person that it is for. */
  email: string | null;
  onWorking: () => void;
  onIdle: () => void;
  onReadAgain: (note: string | null) => void;
};

/** Shows the card form of a part. A refusal says that the offer is another one by now: another device may have paid. */
export function PartCard({ token, cents, outstandingCents, email, ...acts }: PartCardProps) {
  const { onWorking, onIdle, onReadAgain } = acts;
  const asked = { token, body: { cents }, version: outstandingCents };
  const { card, payment, language } = useStore($words);
  const { form, refusal, conclude, restart } = useCardPurchase({
    loadForm: () => loadCardForm(() => openPart(asked)),
    onStartFailure(error) {
      if (isConflict(error)) onReadAgain(refusal ?? wordsOf(error, ''));
    },
    onVerdict(verdict) {
      if (verdict.state === 'failed') onIdle();
      if (isEnd(verdict)) onReadAgain(endingText(verdict));
    },
  });

  /** Returns the words of a payment that was released or refunded, else null: the page itself tells that money has come, or is about to. */
  function endingText({ state, reason }: End): string | null {
    if (state !== 'released' && state !== 'refunded') return null;
    return [`${payment.endings[state].title}.`, reason].filter(Boolean).join(' ');
  }

  if (form.state === 'loading') return <Spinner />;
  if (form.state === 'failed') {
    return (
      <Retry onRetry={restart} error={form.error}>
        {wordsOf(form.error, card.notLoaded)}
      </Retry>
    );
  }
  return (
    <div className="space-y-5">
      {refusal && <ErrorNote>{refusal}</ErrorNote>}
      <CardPurchaseForm
        loaded={form.answer}
        submitLabel={card.pay(formatCents(cents, language))}
        cents={cents}
        part={{ email }}
        check={() => inTime(send('POST /api/orders/part/check', asked))}
        onWorking={onWorking}
        onVerdict={conclude}
        onBroken={form.fail}
      />
    </div>
  );
}

type Asked = { token: string; body: { cents: Cents }; version: Cents };

async function openPart(asked: Asked): Promise<OpenPayment> {
  const openedAt = Date.now();
  const opened = await inTime(send('POST /api/orders/part', asked));
  return { ...opened, openedAt };
}
