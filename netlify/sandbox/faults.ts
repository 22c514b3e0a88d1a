import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod';

/**
 * `no-balance` is for refunds, `no-capture` for captures, `duplicate`, `reorder` and `drop` for webhooks, `token-dead` to `not-subscribed` for
 * Instagram, `webhook-missing` to `domain-inactive` for Stripe's account settings (docs/sandbox.md).
 */
export const faultSchema = z.object({
  service: z.enum(['stripe', 'instagram', 'build', 'blobs', 'mail']),
  mode: z.enum([
    'down',
    'slow',
    'error',
    'no-balance',
    'no-capture',
    'duplicate',
    'reorder',
    'drop',
    'token-dead',
    'refused',
    'rate-limit',
    'budget-spent',
    'page-missing',
    'media-missing',
    'address-expired',
    'not-subscribed',
    'webhook-missing',
    'webhook-disabled',
    'webhook-incomplete',
    'domain-missing',
    'domain-inactive',
  ]),
  times: z.number().int().positive().optional(),
});
export type Fault = z.infer<typeof faultSchema>;
type Service = Fault['service'];
type Mode = Fault['mode'];

/** Longer than a function may take to answer. */
export const slowMs = 6000;

export type Faults = {
  set(fault: Fault): void;
  clear(): void;
  /** Takes the service's active fault among these modes and counts it as used once; null if there is none. */
  take(service: Service, modes: readonly Mode[]): Mode | null;
};

/** Creates the faults of one platform, which its stand-ins share. Without `times` a fault stays until it is cleared. */
export function createFaults(): Faults {
  let active: Fault[] = [];
  return {
    set(fault) {
      active = [
        ...active.filter((activeFault) => activeFault.service !== fault.service),
        { ...fault },
      ];
    },
    clear() {
      active = [];
    },
    take(service, modes) {
      const fault = active.find(
        (activeFault) => activeFault.service === service && modes.includes(activeFault.mode),
      );
      if (!fault) return null;
      if (fault.times !== undefined && --fault.times === 0) {
        active = active.filter((activeFault) => activeFault !== fault);
      }
      return fault.mode;
    },
  };
}

/** Returns what the store answers while it has a fault, or null. It waits if the fault is 'slow'. */
export async function disturbBlobs(faults: Faults): Promise<Response | null> {
  const fault = faults.take('blobs', ['down', 'slow', 'error']);
  if (fault === 'down') return Response.error();
  if (fault === 'error') return new Response(null, { status: 503 });
  if (fault === 'slow') await wait(slowMs);
  return null;
}

/** Throws if the build service has a fault. */
export async function disturbBuild(faults: Faults, signal: AbortSignal): Promise<void> {
  const fault = faults.take('build', ['down', 'error', 'slow']);
  if (fault === 'slow') await wait(slowMs, undefined, { signal });
  else if (fault) throw new Error(`The build service is set to '${fault}'`);
}
