import { useRef, useState, type PointerEvent } from 'react';
import type { Point, Size } from '../lib/geometry/index.ts';

type HandleDrag = {
  /** Of the handles, which have their index as `data-handle`. */
  points: readonly Point[];
  photograph: Size;
  onChoose?: (index: number) => void;
  onPlace: (index: number, point: Point) => void;
  /** Called when the pointer leaves the handle where it is. */
  onDrop?: (index: number) => void;
};

/** Listens on the photograph: a handle moves with the pointer, a press elsewhere brings the nearest one to it. */
export function useHandleDrag({ points, photograph, ...on }: HandleDrag) {
  const drag = useRef<{ pointer: number; index: number; offset: Point } | null>(null);
  const [isDragging, setDragging] = useState(false);

  function begin(event: PointerEvent<HTMLElement>) {
    if (event.button !== 0 || drag.current) return;
    const handle = (event.target as Element).closest<HTMLElement>('[data-handle]');
    const at = pointOf(event, photograph);
    const index = handle ? Number(handle.dataset.handle) : nearestTo(at, points);
    const point = points[index]!;
    const offset = handle ? { x: point.x - at.x, y: point.y - at.y } : { x: 0, y: 0 };
    drag.current = { pointer: event.pointerId, index, offset };
    event.currentTarget.setPointerCapture(event.pointerId);
    setDragging(true);
    on.onChoose?.(index);
    if (!handle) on.onPlace(index, at);
  }

  function move(event: PointerEvent<HTMLElement>) {
    const { pointer, index, offset } = drag.current ?? {};
    if (pointer !== event.pointerId || index === undefined || !offset) return;
    const at = pointOf(event, photograph);
    on.onPlace(index, { x: at.x + offset.x, y: at.y + offset.y });
  }

  function end({ pointerId, type }: PointerEvent) {
    if (drag.current?.pointer !== pointerId) return;
    if (type === 'pointerup') on.onDrop?.(drag.current.index);
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

function nearestTo({ x, y }: Point, points: readonly Point[]): number {
  const distances = points.map((point) => Math.hypot(point.x - x, point.y - y));
  return distances.indexOf(Math.min(...distances));
}

type Press = { currentTarget: Element; clientX: number; clientY: number };

/** Returns where a pointer is on the photograph. The event's own element shows all of it. */
export function pointOf(event: Press, { width, height }: Size): Point {
  const frame = event.currentTarget.getBoundingClientRect();
  return {
    x: ((event.clientX - frame.left) / frame.width) * width,
    y: ((event.clientY - frame.top) / frame.height) * height,
  };
}
