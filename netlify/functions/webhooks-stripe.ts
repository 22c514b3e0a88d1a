import type { Config } from '@netlify/functions';
import { call, endpoint } from '../http/endpoint.ts';
import { readEvent } from '../ports/stripe.ts';
import { sendDueMails } from '../use-cases/mails.ts';
import { noteStripeEvent } from '../use-cases/setup/stripe-events.ts';
import { settlePayment } from '../use-cases/settlement.ts';

export default endpoint({
  POST: call({ foreign: true }, async ({ request, context }) => {
    const subject = (await readEvent(request))?.data.object;
    context.waitUntil(noteStripeEvent());
    if (subject?.object !== 'payment_intent') return { received: true };
    const settled = await settlePayment(subject.id);
    if (settled) context.waitUntil(sendDueMails(settled.order.id));
    return { received: true };
  }),
});

export const config: Config = { path: '/api/webhooks/stripe' };
