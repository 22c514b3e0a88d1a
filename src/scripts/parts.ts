import { loadWords } from '../words/islands/load-words.ts';

export const loadMount = once(() => withWords(import('../islands/mount.tsx')));
export const loadCheckout = once(() =>
  withWords(import('../islands/checkout/artwork/checkout-page.tsx')),
);

async function withWords<Part>(part: Promise<Part>): Promise<Part> {
  await Promise.all([part, loadWords()]);
  return part;
}

function once<Part>(load: () => Promise<Part>): () => Promise<Part> {
  let part: Promise<Part> | undefined;
  return () => {
    part ??= load().catch((error: unknown) => {
      part = undefined;
      throw error;
    });
    return part;
  };
}
