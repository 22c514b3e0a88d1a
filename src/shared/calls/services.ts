import { as, type Calls } from './call.ts';

type Received = { received: true };

export const stripeCalls = {
  'POST /api/webhooks/stripe': { answer: as<Received>() },
} satisfies Calls;

export const instagramHookCalls = {
  'GET /api/webhooks/instagram': { answer: as<Response>() },
  'POST /api/webhooks/instagram': { answer: as<Received>() },
} satisfies Calls;
