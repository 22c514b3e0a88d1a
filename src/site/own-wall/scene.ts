import { scaledTo } from '../../lib/pictures/sizes.ts';
import type { Corners, Point, Size, Pixels } from '../../lib/geometry/index.ts';
import { draw, pixelsOf } from './canvas.ts';
import {
  hangOn,
  hideSheet,
  lightOn,
  type Light,
  pixelsAnInch,
  wallPlane,
  type Paper,
  type WallPlane,
} from './geometry/index.ts';

/** `corners`: of the sheet, in pixels of the photograph. `size`: of the work, in inches. */
export type Hanging = {
  photograph: HTMLCanvasElement;
  corners: Corners;
  paper: Paper;
  picture: HTMLImageElement;
  size: Size;
};

/** A photographed wall in one size, with the work at hand. */
export type Scene = {
  wall: ImageData;
  /** The wall without the sheet. */
  bare: ImageData;
  plane: WallPlane;
  work: Pixels;
  size: Size;
  light: Light;
};

export function openScene(hanging: Hanging, longestSide: number): Scene {
  const { photograph, corners, paper, picture, size } = hanging;
  const shown = scaledTo(photograph, longestSide);
  const scale = shown.width / photograph.width;
  const own = corners.map(({ x, y }) => ({ x: x * scale, y: y * scale })) as Corners;
  const plane = wallPlane(own, shown, paper);
  const wall = pixelsOf(draw(photograph, shown));
  const bare = copy(wall);
  hideSheet(bare, plane);
  return {
    wall,
    bare,
    plane,
    size,
    light: lightOn(wall, plane),
    work: workPixels(picture, size, plane),
  };
}

/** Paints the work with its middle at a point of the wall. */
export function paintScene(scene: Scene, middle: Point, isSheetHidden: boolean): ImageData {
  const painted = copy(isSheetHidden ? scene.bare : scene.wall);
  hangOn(painted, scene.plane, { ...scene, middle });
  return painted;
}

/** Returns the picture as large as the wall shows it: a larger one would flicker. Its ratio is that of the work; the rest is cut off. */
function workPixels(picture: HTMLImageElement, size: Size, plane: WallPlane): Pixels {
  const { naturalWidth, naturalHeight } = picture;
  const most = Math.min(naturalWidth / size.width, naturalHeight / size.height);
  const scale = Math.min(most, pixelsAnInch(plane, { x: 0, y: 0 }));
  const part = { width: size.width * most, height: size.height * most };
  const [left, top] = [(naturalWidth - part.width) / 2, (naturalHeight - part.height) / 2];
  const shown = { width: Math.ceil(size.width * scale), height: Math.ceil(size.height * scale) };
  return pixelsOf(draw(picture, shown, { left, top, ...part }));
}

function copy({ data, width, height }: ImageData): ImageData {
  return new ImageData(data.slice(), width, height);
}
