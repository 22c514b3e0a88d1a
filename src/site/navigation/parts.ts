import { importWords } from '../../words/import-words.ts';

export const loadMount = once(() => import('../overlays/mount.tsx'));
export const loadCheckout = once(() => import('../buy-now/checkout-page.tsx'));

/** Returns a function that loads the part once, beside the page's words. After a failure the next call loads it again. */
function once<Part>(load: () => Promise<Part>): () => Promise<Part> {
  let part: Promise<Part> | undefined;
  return () => {
    part ??= Promise.all([load(), importWords()]).then(
      ([loaded]) => loaded,
      (error: unknown) => {
        part = undefined;
        throw error;
      },
    );
    return part;
  };
}
