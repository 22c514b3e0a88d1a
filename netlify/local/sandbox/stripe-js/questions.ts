import { connectionError } from './errors.ts';
import type { Question, Reply, ToFrame } from './messages.ts';

/** Questions to a frame and their pending answers; after `giveUp` every answer is that Stripe does not answer. */
export function createQuestions(post: (message: ToFrame) => void) {
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
