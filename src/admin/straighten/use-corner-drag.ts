import { useRef, useState, type PointerEvent } from 'react';
import type { Corners, Point, Size } from '../../lib/pictures/straighten/corners.ts';

type CornerDrag = {
  corners: Corners;
  photograph: Size;
  chosen: number;
  onChoose: (index: number) => void;
  onPlace: (index: number, point: Point) => void;
};

/** Listens on the photograph: a handle moves with the pointer, a press elsewhere brings the chosen corner to it. */
export function useCornerDrag({ corners, photograph, chosen, onChoose, onPlace }: CornerDrag) {
  const drag = useRef<{ pointer: number; index: number; offset: Point } | null>(null);
  const [isDragging, setDragging] = useState(false);

  function begin(event: PointerEvent<HTMLElement>) {
    if (event.button !== 0 || drag.current) return;
    const handle = (event.target as Element).closest<HTMLElement>('[data-corner]');
    const index = handle ? Number(handle.dataset['corner']) : chosen;
    const at = pointOf(event, photograph);
    const corner = corners[index]!;
    const offset = handle ? { x: corner.x - at.x, y: corner.y - at.y } : { x: 0, y: 0 };
    drag.current = { pointer: event.pointerId, index, offset };
    event.currentTarget.setPointerCapture(event.pointerId);
    setDragging(true);
    onChoose(index);
    if (!handle) onPlace(index, at);
  }

  function move(event: PointerEvent<HTMLElement>) {
    const { pointer, index, offset } = drag.current ?? {};
    if (pointer !== event.pointerId || index === undefined || !offset) return;
    const at = pointOf(event, photograph);
    onPlace(index, { x: at.x + offset.x, y: at.y + offset.y });
  }

  function end({ pointerId }: PointerEvent) {
    if (drag.current?.pointer !== pointerId) return;
    drag.current = null;
    setDragging(false);
  }

  const listeners = {
    onPointerDown: begin,
    onPointerMove: move,
    onPointerUp: end,
    onPointerCancel: end,
  };
  return { isDragging, listeners };
}

function pointOf(event: PointerEvent<HTMLElement>, { width, height }: Size): Point {
  const frame = event.currentTarget.getBoundingClientRect();
  return {
    x: ((event.clientX - frame.left) / frame.width) * width,
    y: ((event.clientY - frame.top) / frame.height) * height,
  };
}
