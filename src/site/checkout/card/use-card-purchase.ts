import { useState } from 'react';
import { isEnd, needsNewPayment, ownSaleIn, type Verdict } from '../payment/verdict.ts';
import { useRequest } from '../../../lib/use-request.ts';
import type { LoadedCardForm } from './load-card-form.ts';

type CardPurchase = {
  loadForm: () => Promise<LoadedCardForm>;
  onStartFailure: (error: unknown) => void;
  onVerdict: (verdict: Verdict) => void;
};

/** Keeps a card payment with its form, until its end is known. A payment that takes no further attempt is replaced. */
export function useCardPurchase({ loadForm, onStartFailure, onVerdict }: CardPurchase) {
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const form = useRequest(loadForm, onStartFailure);

  function conclude(next: Verdict) {
    onVerdict(next);
    setVerdict(next);
    if (needsNewPayment(next)) form.retry();
  }

  function restart() {
    setVerdict(null);
    form.retry();
  }

  const ownSale = form.state === 'failed' ? ownSaleIn(form.error) : null;
  const end = verdict && isEnd(verdict) ? verdict : ownSale;
  const refusal = verdict && needsNewPayment(verdict) ? verdict.reason : null;
  return { form, end, refusal, conclude, restart };
}
