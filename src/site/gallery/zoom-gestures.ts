import type { Point } from './zoom-view.ts';

type Actions = {
  /** `point`: in pixels from the middle of the window. */
  zoom: (factor: number, point: Point) => void;
  move: (by: Point) => void;
  toggle: (point: Point) => void;
  isZoomed: () => boolean;
};

const doublePressMs = 350;
const samePlacePx = 24;
const wheelSpeed = 0.002;
/** A pinch on a trackpad is a wheel with Ctrl, in smaller steps. */
const trackpadSpeed = 0.01;

/** Binds wheel, pinch, drag and double press within a room. */
export function bindGestures(room: HTMLElement, { zoom, move, toggle, isZoomed }: Actions) {
  const fingers = new Map<number, Point>();
  let pressed: (Point & { at: number; isMoved: boolean }) | null = null;
  let before: (Point & { at: number }) | null = null;

  function fromMiddle({ x, y }: Point): Point {
    const { left, top, width, height } = room.getBoundingClientRect();
    return { x: x - left - width / 2, y: y - top - height / 2 };
  }

  function down(event: PointerEvent): void {
    if (event.button !== 0 || (event.target as Element).closest('button')) return;
    const { pointerId, pointerType, timeStamp: at, clientX: x, clientY: y } = event;
    fingers.set(pointerId, { x, y });
    pressed = fingers.size === 1 ? { x, y, at, isMoved: false } : null;
    if (pointerType === 'mouse' && isZoomed()) room.setPointerCapture(pointerId);
  }

  function drag({ pointerId, clientX: x, clientY: y }: PointerEvent): void {
    const was = fingers.get(pointerId);
    if (!was) return;
    fingers.set(pointerId, { x, y });
    if (pressed && distance(pressed, { x, y }) > samePlacePx) pressed.isMoved = true;
    const otherFinger = [...fingers].find(([id]) => id !== pointerId)?.[1];
    if (otherFinger) {
      const [from, to] = [between(was, otherFinger), between({ x, y }, otherFinger)];
      zoom(
        distance({ x, y }, otherFinger) / Math.max(1, distance(was, otherFinger)),
        fromMiddle(from),
      );
      move({ x: to.x - from.x, y: to.y - from.y });
    } else if (isZoomed()) {
      move({ x: x - was.x, y: y - was.y });
    }
  }

  function up({ pointerId, timeStamp, type }: PointerEvent): void {
    if (!fingers.delete(pointerId) || !pressed) return;
    const press = pressed.isMoved || type === 'pointercancel' ? null : pressed;
    pressed = null;
    if (
      press &&
      before &&
      distance(press, before) < samePlacePx &&
      timeStamp - before.at < doublePressMs
    ) {
      before = null;
      return toggle(fromMiddle(press));
    }
    before = press;
  }

  function turn(event: WheelEvent): void {
    event.preventDefault();
    const speed = event.ctrlKey ? trackpadSpeed : wheelSpeed;
    zoom(Math.exp(-event.deltaY * speed), fromMiddle({ x: event.clientX, y: event.clientY }));
  }

  const stop = new AbortController();
  const { signal } = stop;
  room.addEventListener('pointerdown', down, { signal });
  room.addEventListener('pointermove', drag, { signal });
  document.addEventListener('pointerup', up, { signal });
  document.addEventListener('pointercancel', up, { signal });
  room.addEventListener('wheel', turn, { signal, passive: false });
  return { isPinching: () => fingers.size > 1, end: () => stop.abort() };
}

function distance(first: Point, second: Point): number {
  return Math.hypot(first.x - second.x, first.y - second.y);
}

function between(first: Point, second: Point): Point {
  return { x: (first.x + second.x) / 2, y: (first.y + second.y) / 2 };
}
