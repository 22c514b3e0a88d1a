import { createEmitter } from './emitter.ts';
import { connectionError, IntegrationError } from './errors.ts';
import { openFrame, type Frame } from './frame.ts';
import type { ElementOptions, ElementType, FromFrame, Question, Reply, SetUp } from './messages.ts';

type Surroundings = {
  origin: string;
  setUp(options: ElementOptions): SetUp;
  onDestroy(): void;
};
type Emitter = ReturnType<typeof createEmitter>;

/** One element: an iframe in the page, with its messages. */
export class SandboxElement {
  readonly type: ElementType;
  options: ElementOptions;
  #around: Surroundings;
  #emitter = createEmitter();
  #frame: Frame | null = null;

  constructor(type: ElementType, options: ElementOptions, around: Surroundings) {
    this.type = type;
    this.options = options;
    this.#around = around;
  }

  mount(target: string | HTMLElement): void {
    const container = findContainer(target);
    this.unmount();
    container.classList.add('StripeElement');
    this.#frame = openFrame(container, {
      type: this.type,
      origin: this.#around.origin,
      setUp: () => this.#around.setUp(this.options),
      onMessage: (message) => this.#receive(container, message),
    });
  }

  unmount(): void {
    this.#frame?.close();
    this.#frame = null;
  }

  destroy(): void {
    this.unmount();
    this.#around.onDestroy();
  }

  /** Stores options that the next mount applies. */
  update(changes: ElementOptions): this {
    this.options = { ...this.options, ...changes };
    return this;
  }

  on(...listening: Parameters<Emitter['on']>): this {
    this.#emitter.on(...listening);
    return this;
  }

  once(...listening: Parameters<Emitter['once']>): this {
    this.#emitter.once(...listening);
    return this;
  }

  off(...listening: Parameters<Emitter['off']>): this {
    this.#emitter.off(...listening);
    return this;
  }

  focus(): void {
    this.#frame?.post({ kind: 'focus' });
  }

  blur(): void {
    this.#frame?.post({ kind: 'blur' });
  }

  clear(): void {
    this.#frame?.post({ kind: 'clear' });
  }

  collapse(): this {
    return this;
  }

  async getValue(): Promise<object> {
    const reply = await this.ask({ kind: 'state' });
    return 'state' in reply ? { ...reply.state, isNewAddress: true } : { complete: false };
  }

  ask(question: Question): Promise<Reply> {
    return this.#frame?.ask(question) ?? Promise.resolve({ error: connectionError });
  }

  #receive(container: HTMLElement, message: FromFrame): void {
    if (message.kind === 'submit') return submitFormAround(container);
    if (message.kind !== 'event') return;
    const detail = 'detail' in message ? message.detail : {};
    this.#emitter.emit(message.name, { ...this.#describe(), ...detail });
  }

  #describe(): object {
    if (this.type !== 'address') return { elementType: this.type, collapsed: false };
    return { elementType: this.type, elementMode: this.options.mode, isNewAddress: true };
  }
}

function findContainer(target: string | HTMLElement): HTMLElement {
  const container =
    typeof target === 'string' ? document.querySelector<HTMLElement>(target) : target;
  if (container) return container;
  throw new IntegrationError(`The selector you specified (${target}) applies to no DOM elements.`);
}

/** Does what Enter in a field of the form around an element would do. */
function submitFormAround(container: HTMLElement): void {
  const form = container.closest('form');
  const button = form?.querySelector<HTMLButtonElement>('[type=submit], button:not([type])');
  if (button) button.click();
  else form?.requestSubmit();
}
