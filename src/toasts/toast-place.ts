/** From the upper edge on the left, from the lower edge on the right. */
export type ToastSide = 'top' | 'bottom';

/** `inset`: from the edge of the side, in CSS pixels. */
export type ToastPlace = { side: ToastSide; inset: number };

/** Where a toast stands if nothing is beneath it. */
export const atEdge = {
  top: { side: 'top', inset: 16 },
  bottom: { side: 'bottom', inset: 96 },
} satisfies Record<ToastSide, ToastPlace>;
