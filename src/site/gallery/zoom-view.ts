export type Point = { x: number; y: number };

/** How a picture is shown: enlarged, and moved by pixels from the middle of its window. */
export type View = Point & { scale: number };

/** Sizes in pixels: the picture when it is whole, its window, and the largest scale. */
export type Frame = {
  picture: { width: number; height: number };
  window: { width: number; height: number };
  most: number;
};

export const whole: View = { scale: 1, x: 0, y: 0 };

/** Zooms the view. The point, measured from the middle of the window, keeps its place on the screen. */
export function zoomAt(view: View, factor: number, point: Point, frame: Frame): View {
  const scale = Math.min(Math.max(view.scale * factor, 1), frame.most);
  const growth = scale / view.scale;
  const x = point.x - (point.x - view.x) * growth;
  const y = point.y - (point.y - view.y) * growth;
  return withinWindow({ scale, x, y }, frame);
}

export function pan(view: View, by: Point, frame: Frame): View {
  return withinWindow({ ...view, x: view.x + by.x, y: view.y + by.y }, frame);
}

/** Moves a view so that no gap opens beside a picture that is larger than its window. A smaller one stays in the middle. */
function withinWindow({ scale, x, y }: View, { picture, window }: Frame): View {
  const farX = Math.max(0, (picture.width * scale - window.width) / 2);
  const farY = Math.max(0, (picture.height * scale - window.height) / 2);
  return { scale, x: clamp(x, farX), y: clamp(y, farY) };
}

function clamp(value: number, far: number): number {
  return Math.min(Math.max(value, -far), far);
}

/** Returns the scale at which a pixel of the stored picture is a pixel of the screen, 2 at least. */
export function pixelScale(storedWidth: number, shownWidth: number, density: number): number {
  return Math.max(2, storedWidth / (shownWidth * density));
}
