import type Stripe from 'stripe';
import * as z from 'zod';
import type { ApiCall } from './call/api-call.ts';
import { newId, nowInSeconds, type Account } from './account.ts';
import { listPage } from './call/lists.ts';
import { paging, readParams } from './call/params.ts';

/** What the sandbox follows: the version that the SDK pins. A new one fails to compile, so its changelog is read first (docs/platform.md). */
const apiVersion = '2026-10-28.endive' satisfies Stripe.LatestApiVersion;

/** Records that something happened to an object, and announces it. */
export function emit(account: Account, type: Stripe.Event.Type, object: Stripe.Event.Data.Object) {
  const event = account.events.save({
    id: newId('evt'),
    object: 'event',
    api_version: apiVersion,
    created: nowInSeconds(),
    data: { object },
    livemode: isLive(account, object),
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    type,
  });
  account.announce(event);
}

/** Returns the mode of an object. A refund has the mode of its charge. */
function isLive(account: Account, object: { livemode?: boolean; charge?: unknown }): boolean {
  return object.livemode ?? account.charges.find(String(object.charge))?.livemode ?? false;
}

const listParams = z.strictObject({
  ...paging,
  type: z.string().optional(),
  types: z.array(z.string()).optional(),
});

/** Events, newest first, of some types if they are named. */
export function listEvents({ account, form, livemode }: ApiCall) {
  const params = readParams(listParams, form);
  const wanted = params.types ?? (params.type ? [params.type] : null);
  const matches = (event: Stripe.EventBase) =>
    event.livemode === livemode && (!wanted || wanted.includes(event.type));
  return listPage('/v1/events', { items: account.events.all(), params, matches });
}
