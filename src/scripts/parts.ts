export const loadMount = once(() => import('../islands/mount.tsx'));
export const loadCheckout = once(() => import('../islands/checkout/artwork/checkout-page.tsx'));

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
