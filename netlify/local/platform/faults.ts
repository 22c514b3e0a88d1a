import * as z from 'zod';

/**
 * What can be made to fail here (local.md, 'Faults'). `no-balance` acts on refunds, `duplicate`, `reorder` and `drop` on webhooks; those from
 * `token-dead` to `not-subscribed` are Instagram's own (README, 'Two commands'), those from `key-restricted` to `domain-inactive` act on what
 * Stripe says of the account's set-up, `records-missing` on the name server.
 */
export const faultSchema = z.object({
  service: z.enum(['stripe', 'instagram', 'build', 'blobs', 'mail', 'dns']),
  mode: z.enum([
    'down',
    'slow',
    'error',
    'no-balance',
    'duplicate',
    'reorder',
    'drop',
    'token-dead',
    'rate-limit',
    'budget-spent',
    'page-missing',
    'media-missing',
    'address-expired',
    'not-subscribed',
    'key-restricted',
    'webhook-missing',
    'webhook-disabled',
    'webhook-incomplete',
    'domain-missing',
    'domain-inactive',
    'records-missing',
  ]),
  times: z.number().int().positive().optional(),
});
export type Fault = z.infer<typeof faultSchema>;
type Service = Fault['service'];
type Mode = Fault['mode'];

/** How long a slow service waits before it answers: longer than a function may take (rulings 12). */
export const slowMs = 6000;

export type Faults = {
  set(fault: Fault): void;
  clear(): void;
  /** The service's active fault among these modes, counted as used once; null when all is well. */
  take(service: Service, modes: readonly Mode[]): Mode | null;
};

/** The faults of one running platform, shared by all its stand-ins. Without `times` a fault lasts until it is cleared. */
export function createFaults(): Faults {
  let active: Fault[] = [];
  return {
    set(fault) {
      active = [...active.filter((other) => other.service !== fault.service), { ...fault }];
    },
    clear() {
      active = [];
    },
    take(service, modes) {
      const fault = active.find((one) => one.service === service && modes.includes(one.mode));
      if (!fault) return null;
      if (fault.times !== undefined && --fault.times === 0) {
        active = active.filter((one) => one !== fault);
      }
      return fault.mode;
    },
  };
}
