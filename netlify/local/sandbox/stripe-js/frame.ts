import { connectionError } from './errors.ts';
import { createIframe } from './iframe.ts';
import type { ElementType, FromFrame, Question, Reply, SetUp, ToFrame } from './messages.ts';

const patienceMs = 2000;

export type FrameOptions = {
  type: ElementType;
  origin: string;
  setUp(): SetUp;
  onMessage(message: FromFrame): void;
};
export type Frame = ReturnType<typeof openFrame>;

/** An element's iframe in the container, and the talk with it. */
export function openFrame(container: HTMLElement, options: FrameOptions) {
  const { origin, setUp, onMessage } = options;
  const iframe = createIframe(options);
  const waiting = new Map<number, (reply: Reply) => void>();
  const outbox: ToFrame[] = [];
  let hasLoaded = false;
  let questions = 0;

  function post(message: ToFrame): void {
    if (hasLoaded) iframe.contentWindow?.postMessage(message, origin);
    else outbox.push(message);
  }
  function receive({ source, origin: sender, data }: MessageEvent<FromFrame>): void {
    if (source !== iframe.contentWindow || sender !== origin) return;
    if (data.kind === 'resize') iframe.style.height = `${data.height}px`;
    else if (data.kind === 'answer') waiting.get(data.number)?.(data.reply);
    else if (data.kind === 'loaded') {
      hasLoaded = true;
      [setUp(), ...outbox.splice(0)].forEach(post);
    } else onMessage(data);
  }
  function giveUp(): void {
    for (const settle of waiting.values()) settle({ error: connectionError });
  }
  function expectForm(): void {
    if (hasLoaded || !iframe.isConnected) return;
    onMessage({ kind: 'event', name: 'loaderror', detail: { error: connectionError } });
    giveUp();
  }

  window.addEventListener('message', receive);
  iframe.addEventListener('load', () => setTimeout(expectForm, patienceMs));
  container.append(iframe);
  return {
    post,
    ask(question: Question): Promise<Reply> {
      const number = ++questions;
      post({ kind: 'ask', number, question });
      return new Promise((resolve) => waiting.set(number, resolve));
    },
    close() {
      window.removeEventListener('message', receive);
      giveUp();
      iframe.remove();
    },
  };
}
