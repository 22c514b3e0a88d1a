import { correctedAddressInput } from '#shared/admin/corrected-address';
import type { IssuedCertificates } from '#shared/certificate';
import type { AdminOrder, TestOrders } from '#shared/order';
import {
  exportQuery,
  moneyInput,
  ordersQuery,
  orderStatusInput,
  refundInput,
  trackingInput,
} from '#shared/order';
import { as, type Calls } from './call.ts';

export const orderCalls = {
  'GET /api/admin/orders': { query: ordersQuery, answer: as<AdminOrder[]>() },
  /** Those that wait for somebody, the newest first, without test orders. */
  'GET /api/admin/orders/open': { answer: as<AdminOrder[]>() },
  /** Empty unless live keys are set. */
  'GET /api/admin/orders/test': { answer: as<TestOrders>() },
  'DELETE /api/admin/orders/test': { answer: as<TestOrders>(), isSlow: true },
} satisfies Calls;

/** What the administrator does with one order. */
export const orderDeeds = {
  'PATCH /api/admin/orders/:id/status': { body: orderStatusInput, answer: as<AdminOrder>() },
  /** An empty number removes it. */
  'PATCH /api/admin/orders/:id/tracking': { body: trackingInput, answer: as<AdminOrder>() },
  /** 409 above what is left. */
  'POST /api/admin/orders/:id/refunds': { body: refundInput, answer: as<AdminOrder>() },
  /** What came by hand. 409 if the order waits for no money, or if its artworks are gone. Safe to repeat. */
  'POST /api/admin/orders/:id/money': { body: moneyInput, answer: as<AdminOrder>() },
  /** Money by hand never came, or is not owed for a refund of Stripe's dashboard that the bank sent back. 409 after shipping, while a payment is being finished, and if it was sent back. Safe to repeat. */
  'POST /api/admin/orders/:id/money/:entry/struck': { answer: as<AdminOrder>() },
  /** What was due by hand was sent back. Safe to repeat. */
  'POST /api/admin/orders/:id/money/:entry/sent': { answer: as<AdminOrder>() },
  /** Asks the buyer for an address. 409 if there is nothing to ask. */
  'POST /api/admin/orders/:id/address': { answer: as<AdminOrder>() },
  /** Asks for the password (rule 85). 409 if no mail is refused, or if a transfer order of the new address waits (rule 11). Safe to repeat. */
  'PATCH /api/admin/orders/:id/email': { body: correctedAddressInput, answer: as<AdminOrder>() },
  /** Sends what the mail server refused again. Safe to repeat. */
  'POST /api/admin/orders/:id/mails': { answer: as<AdminOrder>() },
  /** Confirms a transfer order for its buyer. */
  'POST /api/admin/orders/:id/confirm': { answer: as<AdminOrder>() },
  /** Safe to repeat. 409 for an order that is not paid any more. */
  'POST /api/admin/orders/:id/certificates': { answer: as<IssuedCertificates>() },
} satisfies Calls;

export const exportCalls = {
  /** An order a row. */
  'GET /api/admin/orders/export': { query: exportQuery, answer: as<Response>() },
  /** An entry of money a row. */
  'GET /api/admin/orders/export/money': { query: exportQuery, answer: as<Response>() },
} satisfies Calls;
