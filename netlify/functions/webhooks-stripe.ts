import type { Config } from '@netlify/functions';
import { call, endpoint } from '../http/endpoint.ts';
import { readEvent } from '../ports/stripe.ts';
import { settlePayment } from '../use-cases/settlement.ts';

export default endpoint({
  POST: call({ foreign: true }, async ({ request }) => {
    const { data } = await readEvent(request);
    if (data.object.object === 'payment_intent') await settlePayment(data.object.id);
    return { received: true };
  }),
});

export const config: Config = { path: '/api/webhooks/stripe' };
