import type { KeyboardEvent } from 'react';
import type { Point } from '../lib/geometry/index.ts';

const directions: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
/** Pixels of the photograph. */
const steps = { fine: 0.25, usual: 2, coarse: 20 };

/** Returns where an arrow key moves a point; null for another key. `scale` multiplies the step. */
export function movedByKey(event: KeyboardEvent, { x, y }: Point, scale = 1): Point | null {
  const direction = directions[event.key];
  if (!direction || event.ctrlKey || event.metaKey) return null;
  // Arrows would scroll; with Alt they would leave the page.
  event.preventDefault();
  const step = scale * (event.altKey ? steps.fine : event.shiftKey ? steps.coarse : steps.usual);
  return { x: x + direction.x * step, y: y + direction.y * step };
}
