import { createHmac } from 'node:crypto';
import type { Deliveries, Delivery } from './deliveries.ts';

const backoffMs = [200, 500, 1000, 2000, 5000, 10_000, 20_000, 30_000];
const answerWithinMs = 10_000;

type Destination = { url: string; secret: string };
type Post = { destinationsOf(event: string): Destination[]; payloadOf(event: string): string };

/** Sends each webhook of the outbox until it gets a 2xx. A restart continues. */
export function startCourier(deliveries: Deliveries, { destinationsOf, payloadOf }: Post) {
  const stopped = new AbortController();
  const underWay = new Set<number>();
  let timer: NodeJS.Timeout | undefined;

  function sendDue(): void {
    clearTimeout(timer);
    if (stopped.signal.aborted) return;
    const now = Date.now();
    const waiting = deliveries.waiting().filter(({ number }) => !underWay.has(number));
    for (const delivery of waiting.filter(({ due }) => due <= now)) void send(delivery);
    const next = waiting.find(({ due }) => due > now);
    if (next) timer = setTimeout(sendDue, next.due - now);
  }

  async function send(delivery: Delivery): Promise<void> {
    underWay.add(delivery.number);
    const body = payloadOf(delivery.event);
    const posts = destinationsOf(delivery.event).map((destination) =>
      post(destination, body, stopped.signal),
    );
    const isAccepted = (await Promise.all(posts)).every(Boolean);
    if (stopped.signal.aborted) return;
    if (isAccepted) deliveries.succeed(delivery.number);
    else deliveries.retry(delivery.number, Date.now() + pauseAfter(delivery.attempts));
    deliveries.releaseBefore(delivery.number);
    underWay.delete(delivery.number);
    sendDue();
  }

  sendDue();
  return {
    /** Sends what was added once the transaction is over. */
    wake: () => void setImmediate(sendDue),
    stop() {
      stopped.abort();
      clearTimeout(timer);
    },
  };
}

async function post(destination: Destination, body: string, stopped: AbortSignal) {
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'stripe-signature': signPayload(body, destination.secret),
  };
  const signal = AbortSignal.any([stopped, AbortSignal.timeout(answerWithinMs)]);
  try {
    const options = { method: 'POST', headers, body, signal, redirect: 'manual' } as const;
    const answer = await fetch(destination.url, options);
    await answer.body?.cancel();
    return answer.ok;
  } catch {
    return false;
  }
}

function pauseAfter(attempts: number): number {
  return backoffMs[attempts] ?? 30_000;
}

/** Returns the Stripe-Signature header of a webhook that is sent now. */
function signPayload(payload: string, secret: string): string {
  const time = Math.floor(Date.now() / 1000);
  const digest = createHmac('sha256', secret).update(`${time}.${payload}`).digest('hex');
  return `t=${time},v1=${digest}`;
}
