import { orderDeeds } from '#shared/calls/orders';
import { adminEndpoint, type ConfigOf } from '../http/endpoint.ts';
import { requireConfirmed } from '../http/confirmation.ts';
import { mailDeed } from '../use-cases/mail/mail-painter.ts';
import { sendDueMails } from '../use-cases/order-mails/due-mails.ts';
import {
  recordOrderPayment,
  markOrderRefundSent,
  voidOrderPayment,
} from '../use-cases/orders/edits/money-edits.ts';
import { correctAddress, sendRefusedAgain } from '../use-cases/orders/edits/refused-mails.ts';
import {
  askForAddress,
  confirmOrderForBuyer,
  makeOrderRefund,
  issueOrderCertificates,
  setOrderStatus,
  setTrackingNumber,
} from '../use-cases/orders/edits/order-edits.ts';

export default adminEndpoint(orderDeeds, {
  'PATCH /api/admin/orders/:id/status': async ({ params, body, editor, context }) => {
    const order = await setOrderStatus({ id: params.id, editor }, body.status, body.keepCents);
    context.waitUntil(sendDueMails(order));
    return order;
  },

  'PATCH /api/admin/orders/:id/tracking': ({ params, body, editor }) =>
    setTrackingNumber({ id: params.id, editor }, body),

  'POST /api/admin/orders/:id/refunds': async ({ params, body, editor, context }) => {
    const order = await makeOrderRefund({ id: params.id, editor }, body);
    context.waitUntil(sendDueMails(order));
    return order;
  },

  'POST /api/admin/orders/:id/money': async ({ params, body, editor, context }) => {
    const order = await recordOrderPayment({ id: params.id, editor }, body);
    context.waitUntil(sendDueMails(order));
    return order;
  },

  'POST /api/admin/orders/:id/money/:entry/struck': async ({ params, editor, context }) => {
    const order = await voidOrderPayment({ ...params, editor });
    context.waitUntil(sendDueMails(order));
    return order;
  },

  'POST /api/admin/orders/:id/money/:entry/sent': ({ params, editor }) =>
    markOrderRefundSent({ ...params, editor }),

  'POST /api/admin/orders/:id/address': async ({ params, editor, context }) => {
    const order = await askForAddress({ id: params.id, editor });
    context.waitUntil(sendDueMails(order));
    return order;
  },

  'PATCH /api/admin/orders/:id/email': async (call) => {
    const { params, body, editor, context } = call;
    await requireConfirmed(call);
    const order = await correctAddress({ id: params.id, editor }, body);
    context.waitUntil(sendDueMails(order));
    context.waitUntil(mailDeed(`Mails of order ${order.id} go to ${body.email}`));
    return order;
  },

  'POST /api/admin/orders/:id/mails': async ({ params, editor, context }) => {
    const order = await sendRefusedAgain({ id: params.id, editor });
    context.waitUntil(sendDueMails(order));
    return order;
  },

  'POST /api/admin/orders/:id/confirm': async ({ params, editor, context }) => {
    const order = await confirmOrderForBuyer({ id: params.id, editor });
    context.waitUntil(sendDueMails(order));
    return order;
  },

  'POST /api/admin/orders/:id/certificates': ({ params, editor }) =>
    issueOrderCertificates({ id: params.id, editor }),
});

export const config: ConfigOf<typeof orderDeeds> = {
  path: [
    '/api/admin/orders/:id/status',
    '/api/admin/orders/:id/tracking',
    '/api/admin/orders/:id/refunds',
    '/api/admin/orders/:id/money',
    '/api/admin/orders/:id/money/:entry/struck',
    '/api/admin/orders/:id/money/:entry/sent',
    '/api/admin/orders/:id/address',
    '/api/admin/orders/:id/email',
    '/api/admin/orders/:id/mails',
    '/api/admin/orders/:id/confirm',
    '/api/admin/orders/:id/certificates',
  ],
};
