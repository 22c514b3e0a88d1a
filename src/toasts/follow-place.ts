import { atEdge, type ToastPlace, type ToastSide } from './toast-place.ts';

/** What is pressed, and where somebody has just arrived. */
const wanted = 'a, button, input, textarea, select, summary, iframe, h2:focus, h3:focus';
/** What has the focus counts more than all else. */
const weightOfFocus = 1000;

/** In CSS pixels: from the side of the window, of a toast before it is drawn, and from one place to the next. */
const sideGap = 16;
const lowest = 96;
const step = 48;

/** After so long without a scroll or a change of the page. */
const restMs = 100;

type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;
type Control = { box: Box; weight: number };

/** Keeps a toast away from what is pressed, until `signal`: at its usual edge, at the other one, or between them. */
export function followPlace(
  toast: HTMLElement,
  usual: ToastSide,
  tell: (place: ToastPlace) => void,
  signal: AbortSignal,
): void {
  let now: ToastPlace | null = null;
  let timer = 0;
  const choose = () => {
    if (signal.aborted) return;
    now = placeFor(toast, usual, now);
    tell(now);
  };
  const chooseAnew = () => {
    now = null;
    choose();
  };
  // Safari gives no focus to what is pressed.
  const chooseSoon = () => requestAnimationFrame(choose);
  // Older versions of Safari do not tell the end of a scroll.
  const chooseAfterward = () => {
    clearTimeout(timer);
    timer = window.setTimeout(choose, restMs);
  };
  const options = { capture: true, signal };
  for (const event of ['focusin', 'input', 'click', 'scrollend', 'animationend'])
    document.addEventListener(event, chooseSoon, options);
  document.addEventListener('scroll', chooseAfterward, options);
  const arrivals = new MutationObserver(chooseAfterward);
  arrivals.observe(document.body, { childList: true, subtree: true });
  signal.addEventListener('abort', () => arrivals.disconnect());
  window.visualViewport?.addEventListener('resize', chooseAnew, options);
  choose();
  // What was pressed may change the screen beside its toast.
  chooseSoon();
}

/** Returns the first free place, `now` before all others; without one the edge at which less is covered. */
function placeFor(toast: HTMLElement, usual: ToastSide, now: ToastPlace | null): ToastPlace {
  const controls = controlsBeside(toast);
  const covered = (place: ToastPlace) => {
    const box = boxOf(place, toast);
    return controls.reduce((sum, one) => sum + (overlaps(one.box, box) ? one.weight : 0), 0);
  };
  const places = placesFrom(usual, toast);
  const free = (now ? [now, ...places] : places).find((place) => covered(place) === 0);
  const [edge, other] = places;
  return free ?? (covered(other) < covered(edge) ? other : edge);
}

/** Returns both edges, and then further and further from them. */
function placesFrom(
  usual: ToastSide,
  toast: HTMLElement,
): [ToastPlace, ToastPlace, ...ToastPlace[]] {
  const keyboard = keyboardHeight();
  const room = innerHeight - keyboard - heightOf(toast) - atEdge.bottom.inset;
  const placeAt = (side: ToastSide, further: number) => {
    return { side, inset: atEdge[side].inset + further + (side === 'bottom' ? keyboard : 0) };
  };
  const other = usual === 'top' ? 'bottom' : 'top';
  const between: ToastPlace[] = [];
  for (let further = step; further < room; further += step)
    between.push(placeAt(usual, further), placeAt(other, further));
  return [placeAt(usual, 0), placeAt(other, 0), ...between];
}

/** Returns by how much a keyboard makes the visible part of the page lower, in CSS pixels. */
function keyboardHeight(): number {
  const { height = innerHeight, offsetTop = 0 } = window.visualViewport ?? {};
  return Math.max(0, innerHeight - height - offsetTop);
}

function heightOf(toast: HTMLElement): number {
  return Math.max(toast.offsetHeight, lowest);
}

/** Returns the controls of the upper dialog, or else of the page. */
function controlsBeside(toast: HTMLElement): Control[] {
  const screen = [...document.querySelectorAll('[role=dialog]')].at(-1) ?? document.body;
  const visible = screen.getBoundingClientRect();
  return [...screen.querySelectorAll(wanted)]
    .filter((control) => control.checkVisibility() && !toast.contains(control))
    .map((control) => ({
      box: control.getBoundingClientRect(),
      weight: control.matches(':focus') ? weightOfFocus : 1,
    }))
    .filter(({ box }) => overlaps(box, visible));
}

function boxOf({ side, inset }: ToastPlace, toast: HTMLElement): Box {
  const height = heightOf(toast);
  const width = toast.offsetWidth;
  const left = side === 'top' ? sideGap : document.body.clientWidth - sideGap - width;
  const top = side === 'top' ? inset : innerHeight - inset - height;
  return { left, top, right: left + width, bottom: top + height };
}

function overlaps(one: Box, other: Box): boolean {
  return (
    one.left < other.right &&
    one.right > other.left &&
    one.top < other.bottom &&
    one.bottom > other.top
  );
}
