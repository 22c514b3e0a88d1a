import type { CardFormProps } from './CardForm.tsx';
import type { LoadedCardForm } from './load-card-form.ts';

type CardPurchaseFormProps = Omit<CardFormProps, 'payment'> & { loaded: LoadedCardForm };

export function CardPurchaseForm({ loaded, ...form }: CardPurchaseFormProps) {
  const { payment, CardForm, stripe } = loaded;
  return <CardForm key={payment.clientSecret} stripe={stripe} payment={payment} {...form} />;
}
