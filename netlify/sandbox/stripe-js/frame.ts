import { connectionError } from './errors.ts';
import type { ElementType, FromFrame, Question, Reply, SetUp, ToFrame } from './messages.ts';

const patienceMs = 2000;

type FrameOptions = {
  type: ElementType;
  origin: string;
  setUp(): SetUp;
  onMessage(message: FromFrame): void;
};
export type Frame = ReturnType<typeof openFrame>;

/** Opens an element's iframe in the container, and its messages. */
export function openFrame(container: HTMLElement, options: FrameOptions) {
  const { origin, setUp, onMessage } = options;
  const iframe = createIframe(options);
  const outbox: ToFrame[] = [];
  const questions = createQuestions(post);
  let hasLoaded = false;

  function post(message: ToFrame): void {
    if (hasLoaded) iframe.contentWindow?.postMessage(message, origin);
    else outbox.push(message);
  }
  function receive({ source, origin: sender, data }: MessageEvent<FromFrame>): void {
    if (source !== iframe.contentWindow || sender !== origin) return;
    if (data.kind === 'resize') iframe.style.height = `${data.height}px`;
    else if (data.kind === 'answer') questions.settle(data.number, data.reply);
    else if (data.kind === 'loaded') {
      hasLoaded = true;
      [setUp(), ...outbox.splice(0)].forEach(post);
    } else onMessage(data);
  }
  function expectForm(): void {
    if (hasLoaded || !iframe.isConnected) return;
    questions.giveUp();
    onMessage({ kind: 'event', name: 'loaderror', detail: { error: connectionError } });
  }

  window.addEventListener('message', receive);
  iframe.addEventListener('load', () => setTimeout(expectForm, patienceMs));
  container.append(iframe);
  return {
    post,
    ask: questions.ask,
    close() {
      window.removeEventListener('message', receive);
      questions.giveUp();
      iframe.remove();
    },
  };
}

const titles: Record<ElementType, string> = {
  payment: 'Secure payment input frame',
  address: 'Secure address input frame',
  linkAuthentication: 'Secure email input frame',
};
const firstHeights: Record<ElementType, number> = {
  payment: 256,
  address: 607,
  linkAuthentication: 80,
};

/** Creates the iframe. Its address names the origin that may send messages to it. */
function createIframe(frame: { type: ElementType; origin: string }): HTMLIFrameElement {
  const iframe = document.createElement('iframe');
  iframe.title = titles[frame.type];
  iframe.src = `${frame.origin}/elements/${frame.type}#${encodeURIComponent(location.origin)}`;
  // Four pixels more on each side: the frame's edge would cut off the focus ring.
  iframe.style.cssText = 'display: block; width: calc(100% + 8px); margin: -4px; border: 0';
  iframe.style.height = `${firstHeights[frame.type]}px`;
  return iframe;
}

/** Keeps questions to a frame and their pending answers; after `giveUp` every answer is that Stripe does not answer. */
function createQuestions(post: (message: ToFrame) => void) {
  const waiting = new Map<number, (reply: Reply) => void>();
  let last = 0;
  let isOver = false;
  return {
    ask(question: Question): Promise<Reply> {
      if (isOver) return Promise.resolve({ error: connectionError });
      const number = ++last;
      post({ kind: 'ask', number, question });
      return new Promise((resolve) => waiting.set(number, resolve));
    },
    settle(number: number, reply: Reply): void {
      waiting.get(number)?.(reply);
      waiting.delete(number);
    },
    giveUp(): void {
      isOver = true;
      for (const settle of waiting.values()) settle({ error: connectionError });
    },
  };
}
