import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod';

/**
 * `no-balance` is for refunds, `no-capture` for captures, `duplicate`, `reorder` and `drop` for webhooks, `token-dead` to `not-subscribed` for
 * Instagram, `webhook-missing` to `domain-inactive` for Stripe's account settings, `recipient` for mails (docs/sandbox.md).
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
    'recipient',
  ]),
  /** Of 'recipient': whose letters are refused, everybody's without it, and with what reply. */
  to: z.string().optional(),
  reply: z
    .string()
    .regex(/^[45]\d\d /)
    .optional(),
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
  /** Takes the fault 'recipient' of this address and returns its reply; null if there is none. */
  takeReplyTo(address: string): string | null;
};

/** Creates the faults of one platform, which its stand-ins share. Without `times` a fault stays until it is cleared. */
export function createFaults(): Faults {
  let active: Fault[] = [];

  function use(isMeant: (fault: Fault) => boolean): Fault | null {
    const fault = active.find(isMeant);
    if (!fault) return null;
    if (fault.times !== undefined && --fault.times === 0) {
      active = active.filter((activeFault) => activeFault !== fault);
    }
    return fault;
  }

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
    take: (service, modes) =>
      use((fault) => fault.service === service && modes.includes(fault.mode))?.mode ?? null,
    takeReplyTo(address) {
      const fault = use(({ mode, to = address }) => mode === 'recipient' && to === address);
      return fault && (fault.reply ?? '550 5.1.1 There is no such address');
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
