/** What a press or a page needs beyond the first scripts; each part is fetched once and then there without a turn of waiting. */
export const loadMount = once(() => import('../islands/mount.tsx'));
export const loadCheckout = once(() => import('../islands/checkout/checkout-page.tsx'));

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
