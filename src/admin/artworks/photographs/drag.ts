import type { PointerEvent as ReactPointerEvent } from 'react';

/** Moves a row of a list with the pointer, by mouse or finger, until it is released; `onMove` is told each step. */
export function startDrag(
  event: ReactPointerEvent<HTMLElement>,
  place: number,
  onMove: (from: number, to: number) => void,
): void {
  const list = event.currentTarget.closest('ul');
  if (event.button !== 0 || !list) return;
  // A mouse would select text.
  event.preventDefault();
  let from = place;
  let passed: Element | undefined;

  function drag(point: PointerEvent): void {
    const rows = [...list!.children];
    const to = rows.findIndex((row) => isInside(row.getBoundingClientRect(), point));
    const row = rows[to];
    // The row that was passed may lie under the pointer once more, because it is higher than the moved one.
    if (row && row !== passed && to !== from) {
      onMove(from, to);
      from = to;
    }
    passed = row;
  }

  // Not by capturing the pointer: a moved row is taken out of the page for a moment, which ends it.
  const end = new AbortController();
  const { signal } = end;
  document.addEventListener('pointermove', drag, { signal });
  document.addEventListener('pointerup', () => end.abort(), { signal });
  document.addEventListener('pointercancel', () => end.abort(), { signal });
}

function isInside({ left, right, top, bottom }: DOMRect, point: PointerEvent): boolean {
  const { clientX: x, clientY: y } = point;
  return x >= left && x <= right && y >= top && y <= bottom;
}
