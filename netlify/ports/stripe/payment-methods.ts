import type Stripe from 'stripe';

type Named<Type> = Type extends string ? (string extends Type ? never : Type) : never;
type PaymentMethodType = Named<Stripe.PaymentIntentCreateParams.ExcludedPaymentMethodType>;

/**
 * Stripe knows the result of an 'immediate' method while the buyer is on the page. 'delayed' methods (bank debits,
 * vouchers, Pix) end after the hold (docs.stripe.com/payments/payment-methods#payment-notification). A method of a
 * new package version is a type error until it is classified.
 */
const notifications: Record<PaymentMethodType, 'immediate' | 'delayed'> = {
  acss_debit: 'delayed',
  affirm: 'immediate',
  afterpay_clearpay: 'immediate',
  alipay: 'immediate',
  alma: 'immediate',
  amazon_pay: 'immediate',
  au_becs_debit: 'delayed',
  bacs_debit: 'delayed',
  bancontact: 'immediate',
  billie: 'immediate',
  bizum: 'immediate',
  blik: 'immediate',
  boleto: 'delayed',
  card: 'immediate',
  cashapp: 'immediate',
  crypto: 'immediate',
  customer_balance: 'delayed',
  eps: 'immediate',
  fpx: 'immediate',
  giropay: 'immediate',
  grabpay: 'immediate',
  ideal: 'immediate',
  kakao_pay: 'immediate',
  klarna: 'immediate',
  konbini: 'delayed',
  kr_card: 'immediate',
  mb_way: 'immediate',
  mobilepay: 'immediate',
  multibanco: 'delayed',
  naver_pay: 'immediate',
  nz_bank_account: 'delayed',
  oxxo: 'delayed',
  p24: 'immediate',
  pay_by_bank: 'immediate',
  payco: 'immediate',
  paynow: 'immediate',
  paypal: 'immediate',
  paypay: 'immediate',
  payto: 'delayed',
  pix: 'delayed',
  promptpay: 'immediate',
  revolut_pay: 'immediate',
  samsung_pay: 'immediate',
  satispay: 'immediate',
  scalapay: 'immediate',
  sepa_debit: 'delayed',
  sequra: 'immediate',
  sofort: 'delayed',
  sunbit: 'immediate',
  swish: 'immediate',
  twint: 'immediate',
  upi: 'immediate',
  us_bank_account: 'delayed',
  wechat_pay: 'immediate',
  zip: 'immediate',
};

/** Excluded from each payment, whatever is turned on in Stripe's dashboard. */
export const delayedPaymentMethods = Object.entries(notifications)
  .filter(([, notification]) => notification === 'delayed')
  .map(([type]) => type);
