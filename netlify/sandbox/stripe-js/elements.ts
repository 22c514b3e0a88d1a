import type { StripeError } from '@stripe/stripe-js';
import { retrieveIntent, type Client } from './api.ts';
import { createEmitter } from './emitter.ts';
import { SandboxElement } from './element.ts';
import { IntegrationError } from './errors.ts';
import type { ElementOptions, ElementType, Look, SetUp, StateAnswer } from './messages.ts';

export type GroupOptions = Look & { clientSecret?: string };
const elementTypes: readonly string[] = ['payment', 'address', 'linkAuthentication'];

/** The elements of one payment: what `stripe.elements()` gives. */
export class SandboxElements {
  readonly clientSecret: string | undefined;
  #client: Client;
  #options: GroupOptions;
  #elements = new Map<ElementType, SandboxElement>();
  #emitter = createEmitter();

  constructor(client: Client, options: GroupOptions) {
    this.clientSecret = options.clientSecret;
    this.#client = client;
    this.#options = options;
  }

  create(type: ElementType, options: ElementOptions = {}): SandboxElement {
    if (!elementTypes.includes(type)) {
      throw new IntegrationError(`The sandbox has no '${type}' element.`);
    }
    if (this.#elements.has(type)) {
      throw new IntegrationError(`Can only create one Element of type ${type}.`);
    }
    const element = new SandboxElement(type, options, {
      origin: this.#client.origin,
      setUp: (current) => this.#setUp(current),
      onDestroy: () => this.#elements.delete(type),
    });
    this.#elements.set(type, element);
    return element;
  }

  getElement(type: ElementType): SandboxElement | null {
    return this.#elements.get(type) ?? null;
  }

  async update(changes: GroupOptions): Promise<void> {
    this.#options = { ...this.#options, ...changes };
    this.#emitter.emit('update-end', undefined);
  }

  async fetchUpdates(): Promise<{ error?: StripeError }> {
    const answer = await retrieveIntent(this.#client, this.clientSecret ?? '');
    return 'error' in answer ? { error: answer.error } : {};
  }

  async submit() {
    const { error } = await this.validate();
    return error ? { error } : { selectedPaymentMethod: 'card' };
  }

  on(...listening: Parameters<ReturnType<typeof createEmitter>['on']>): void {
    this.#emitter.on(...listening);
  }

  addressMode(): 'shipping' | 'billing' {
    return this.#elements.get('address')?.options.mode ?? 'billing';
  }

  /** Shows every element's problems. Returns the first one and the entries. */
  async validate(): Promise<Entries> {
    const elements = [...this.#elements.values()];
    const replies = await Promise.all(elements.map((element) => element.ask({ kind: 'validate' })));
    const entries: Entries = { error: null, values: {} };
    for (const [index, { type }] of elements.entries()) {
      const reply = replies[index] as StateAnswer | { error: StripeError };
      if ('state' in reply) entries.values[type] = reply.state.value;
      entries.error ??= 'state' in reply ? reply.problem : reply.error;
    }
    return entries;
  }

  #setUp(options: ElementOptions): SetUp {
    const { appearance, fonts } = this.#options;
    return {
      kind: 'set-up',
      publishableKey: this.#client.publishableKey,
      clientSecret: this.clientSecret ?? null,
      appearance,
      fonts,
      options,
    };
  }
}

export type Entries = {
  error: StripeError | null;
  values: Partial<Record<ElementType, object>>;
};
