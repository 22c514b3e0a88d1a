import { bindGestures } from './zoom-gestures.ts';
import { pan, pixelScale, whole, zoomAt, type Frame, type Point, type View } from './zoom-view.ts';

/** `pixels`: the scale that shows the stored pixels. */
type Measured = Frame & { pixels: number };

const middle: Point = { x: 0, y: 0 };
const keyFactor = 1.5;
const keyPixels = 80;
const smooth = 'transform 250ms ease-out';

const steps: Record<string, Point> = {
  ArrowLeft: { x: keyPixels, y: 0 },
  ArrowRight: { x: -keyPixels, y: 0 },
  ArrowUp: { x: 0, y: keyPixels },
  ArrowDown: { x: 0, y: -keyPixels },
};

export type Zoom = ReturnType<typeof createZoom>;

/** Zooms the room's picture with `data-zoom`, its stored width in pixels; `onChange` is told whether it is enlarged. */
export function createZoom(room: HTMLElement, onChange: (isZoomed: boolean) => void) {
  let view = whole;
  let shown: HTMLElement | null = null;

  function show(next: View, transition = 'none'): void {
    shown ??= room.querySelector<HTMLElement>('[data-zoom]');
    if (!shown) return;
    const isWhole = next.scale === 1;
    shown.style.transition = transition;
    shown.style.transform = isWhole
      ? ''
      : `translate(${next.x}px, ${next.y}px) scale(${next.scale})`;
    if (isWhole !== (view.scale === 1)) onChange(!isWhole);
    if (isWhole) shown = null;
    view = isWhole ? whole : next;
  }

  function change(apply: (view: View, frame: Measured) => View, transition?: string): void {
    const frame = measure(shown ?? room.querySelector<HTMLElement>('[data-zoom]'));
    if (frame) show(apply(view, frame), transition);
  }

  const reset = () => show(whole, smooth);
  const zoom = (factor: number, point: Point, transition?: string) =>
    change((current, frame) => zoomAt(current, factor, point, frame), transition);
  const move = (by: Point, transition?: string) =>
    change((current, frame) => pan(current, by, frame), transition);
  const toggle = (point = middle) =>
    view.scale > 1
      ? reset()
      : change((current, frame) => zoomAt(current, frame.pixels, point, frame), smooth);

  function press({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): void {
    if (ctrlKey || metaKey || altKey) return;
    if (key === '+' || key === '=') zoom(keyFactor, middle, smooth);
    if (key === '-') zoom(1 / keyFactor, middle, smooth);
    if (steps[key] && view.scale > 1) move(steps[key], smooth);
  }

  const gestures = bindGestures(room, { zoom, move, toggle, isZoomed: () => view.scale > 1 });
  document.addEventListener('keydown', press);
  return {
    toggle: () => toggle(),
    reset,
    /** Whether fingers or keys move the picture, and not the row of pictures. */
    isActive: () => view.scale > 1 || gestures.isPinching(),
    end() {
      gestures.end();
      document.removeEventListener('keydown', press);
    },
  };
}

function measure(picture: HTMLElement | null): Measured | null {
  const clip = picture?.parentElement;
  if (!picture || !clip) return null;
  // Without the transform, and with the fractions of a pixel that offsetWidth rounds away.
  const style = getComputedStyle(picture);
  const [width, height] = [parseFloat(style.width), parseFloat(style.height)];
  const stored = Number(picture.dataset.zoom);
  const pixels = pixelScale(stored, width, devicePixelRatio);
  return {
    picture: { width, height },
    window: { width: clip.clientWidth, height: clip.clientHeight },
    pixels,
    most: Math.max(pixels, stored / width),
  };
}
