import { partInput } from '#shared/offer';
import type { CardPayment, PaymentOutcome, TransferOrder } from '#shared/payment';
import {
  cardPaymentInput,
  checkInput,
  paymentQuestion,
  transferPaymentInput,
} from '#shared/payment';
import { as, type Calls } from './call.ts';

export const cardCalls = {
  'POST /api/create-payment-intent': { body: cardPaymentInput, answer: as<CardPayment>() },
} satisfies Calls;

export const transferCalls = {
  'POST /api/create-zelle-payment': { body: transferPaymentInput, answer: as<TransferOrder>() },
} satisfies Calls;

export const checkCalls = {
  /** 404 or 409 if somebody was faster. */
  'POST /api/orders/check': { body: checkInput },
  /** Of an offer, with its token as Bearer. 409 if the amount is not due any more, 412 if other money came. */
  'POST /api/orders/part/check': { body: partInput },
} satisfies Calls;

export const paymentCalls = {
  'POST /api/orders/payment': { body: paymentQuestion, answer: as<PaymentOutcome>() },
} satisfies Calls;
