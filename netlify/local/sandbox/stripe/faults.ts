import { setTimeout as delay } from 'node:timers/promises';
import { slowMs, type Faults } from '../../platform/faults.ts';
import type { Handler, Routes } from '../http.ts';
import { toRefusal, toResponse } from './answers.ts';

/** The same routes, failing as long as a fault of Stripe's says so. A slow call is done at once and answered late. */
export function withFaults(faults: Faults, routes: Routes): Routes {
  return Object.fromEntries(
    Object.entries(routes).map(([pattern, handle]) => [
      pattern,
      pattern.startsWith('OPTIONS') ? handle : failing(faults, handle),
    ]),
  );
}

function failing(faults: Faults, handle: Handler): Handler {
  return async (call) => {
    const fault = faults.take('stripe', ['down', 'slow', 'error']);
    if (fault === 'down') return null;
    if (fault === 'error') return toResponse(brokenAnswer);
    const answer = await handle(call);
    if (fault === 'slow') await delay(slowMs);
    return answer;
  };
}

const brokenAnswer = toRefusal(500, {
  type: 'api_error',
  message: 'Sorry! There was an error while talking to one of our backends.',
});
