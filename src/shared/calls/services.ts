import { as, type Calls } from './call.ts';

type Received = { received: true };

export const stripeCalls = {
  /** An event can have more than 52 kB (github.com/mozilla/fxa/issues/8861). */
  'POST /api/webhooks/stripe': { answer: as<Received>(), largest: 1_000_000 },
} satisfies Calls;

export const instagramHookCalls = {
  'GET /api/webhooks/instagram': { answer: as<Response>() },
  'POST /api/webhooks/instagram': { answer: as<Received>() },
} satisfies Calls;
