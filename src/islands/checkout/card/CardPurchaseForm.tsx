import type { Verdict } from '../../../lib/payment/verdict.ts';
import { CardHold } from './CardHold.tsx';
import type { LoadedCardForm } from './load-card-form.ts';

type CardPurchaseFormProps = {
  loaded: LoadedCardForm;
  submitLabel: string;
  pieces: number;
  onWorking?: (() => void) | undefined;
  onVerdict: (verdict: Verdict) => void;
};

export function CardPurchaseForm({ loaded, pieces, ...form }: CardPurchaseFormProps) {
  const { payment, CardForm, stripe } = loaded;
  const { clientSecret } = payment;
  return (
    <>
      <CardForm key={clientSecret} stripe={stripe} clientSecret={clientSecret} {...form} />
      <CardHold payment={payment} pieces={pieces} />
    </>
  );
}
