import { connectionError } from './errors.ts';
import { createIframe } from './iframe.ts';
import type { ElementType, FromFrame, SetUp, ToFrame } from './messages.ts';
import { createQuestions } from './questions.ts';

const patienceMs = 2000;

type FrameOptions = {
  type: ElementType;
  origin: string;
  setUp(): SetUp;
  onMessage(message: FromFrame): void;
};
export type Frame = ReturnType<typeof openFrame>;

/** An element's iframe in the container, and its messages. */
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
