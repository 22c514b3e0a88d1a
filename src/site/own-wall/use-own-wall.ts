import { useEffect, useState } from 'react';
import { pictureUrl } from '#shared/pictures/picture';
import type { WidthStep } from '#shared/pictures/variants';
import { scaledTo } from '../../lib/pictures/sizes.ts';
import { findFlaw, placeCorner, type Corners, type Point } from '../../lib/geometry/index.ts';
import type { WorkToHang } from '../overlay-store.ts';
import { draw, openPhotograph, pixelsOf, type Box } from './canvas.ts';
import { enoughSides, findSides, type Paper } from './geometry/index.ts';
import type { Hanging } from './scene.ts';
import { nameOf, Trouble, type TroubleName } from './trouble.ts';

/** Around the sheet, as a part of the photograph's longer side. */
const nearPart = 0.4;
const viewSide = 1600;
/** Square pixels of the photograph; a smaller sheet does not measure a painting. */
const smallestSheet = 5000;
const workWidth: WidthStep = 1600;

/** `corners` in pixels of `part`, which is a part of the photograph. */
type Near = { part: Box; pixels: ImageData; view: HTMLCanvasElement; corners: Corners };

/** Keeps the steps from a photograph of a wall to the work on it. What is null has not been reached yet. The photograph outlasts a step back. */
export function useOwnWall(work: WorkToHang) {
  const [paper, setPaper] = useState<Paper>(() => usualPaper());
  const [photograph, setPhotograph] = useState<HTMLCanvasElement | null>(null);
  const [isStarted, setStarted] = useState(false);
  const [near, setNear] = useState<Near | null>(null);
  const [hanging, setHanging] = useState<Hanging | null>(null);
  const [trouble, setTrouble] = useState<TroubleName | null>(null);
  const [isBusy, setBusy] = useState(false);
  useEffect(() => () => void (photograph && free(photograph)), [photograph]);

  async function attempt(step: () => Promise<void>): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    setTrouble(null);
    await step().catch((error: unknown) => setTrouble(nameOf(error)));
    setBusy(false);
  }

  const open = (file: File) =>
    attempt(async () => {
      const opened = await openPhotograph(file);
      setHanging(null);
      setNear(null);
      setPhotograph(opened);
      setStarted(true);
    });

  const comeNear = (point: Point) =>
    attempt(async () => setNear(photograph && (await nearTo(photograph, point))));

  function place(index: number, point: Point): void {
    setTrouble(null);
    setNear(near && { ...near, corners: placeCorner(near.corners, index, point, near.part) });
  }

  const hang = () =>
    attempt(async () => {
      if (!photograph || !near) return;
      const { part } = near;
      refuse(near.corners);
      const { corners, seen } = findSides(near.pixels, near.corners);
      if (seen < enoughSides) throw new Trouble('unseen');
      refuse(corners);
      const picture = await loadPicture(work);
      setNear({ ...near, corners });
      const own = corners.map(({ x, y }) => ({ x: x + part.left, y: y + part.top })) as Corners;
      setHanging({ photograph, corners: own, paper, picture, size: work.size });
    });

  function goBack(): void {
    setTrouble(null);
    if (hanging) setHanging(null);
    else if (near) setNear(null);
    else setStarted(false);
  }

  return {
    paper,
    photograph,
    isStarted,
    near,
    hanging,
    trouble,
    isBusy,
    setPaper,
    open,
    goOn: () => setStarted(true),
    comeNear,
    place,
    hang,
    goBack,
  };
}

function refuse(corners: Corners): void {
  const flaw = findFlaw(corners, smallestSheet);
  if (flaw) throw new Trouble(flaw);
}

function usualPaper(): Paper {
  return document.documentElement.lang === 'fr' ? 'a4' : 'letter';
}

/** Returns the part around a point, with the corners of the sheet in it, else with some about as large as a sheet. */
async function nearTo(photograph: HTMLCanvasElement, { x, y }: Point): Promise<Near> {
  const { width, height } = photograph;
  const side = Math.round(Math.min(width, height, nearPart * Math.max(width, height)));
  const within = (value: number, most: number) =>
    Math.round(Math.min(Math.max(value - side / 2, 0), most - side));
  const part = { left: within(x, width), top: within(y, height), width: side, height: side };
  const pixels = pixelsOf(draw(photograph, part, part));
  const at = { x: x - part.left, y: y - part.top };
  // Without it the visitor brings the corners to the sheet.
  const sheetCorners = await import('./find-sheet.ts').then(
    ({ findSheet }) => findSheet(pixels, at),
    () => null,
  );
  return {
    part,
    pixels,
    view: draw(photograph, scaledTo(part, viewSide), part),
    corners: sheetCorners ?? cornersAround(at, side),
  };
}

/** Returns corners about as large as a sheet, within a square. */
function cornersAround(point: Point, side: number): Corners {
  const [right, down] = [side * 0.15, side * 0.2];
  const middle = {
    x: Math.min(Math.max(point.x, right), side - right),
    y: Math.min(Math.max(point.y, down), side - down),
  };
  return [
    { x: middle.x - right, y: middle.y - down },
    { x: middle.x + right, y: middle.y - down },
    { x: middle.x + right, y: middle.y + down },
    { x: middle.x - right, y: middle.y + down },
  ];
}

async function loadPicture({ url, pixels }: WorkToHang): Promise<HTMLImageElement> {
  const picture = new Image();
  picture.src = pictureUrl(url, Math.min(workWidth, pixels), 'webp');
  await picture.decode().catch(() => {
    throw new Trouble('work');
  });
  return picture;
}

/** Empties a canvas, because browsers free its memory late. */
function free(canvas: HTMLCanvasElement): void {
  canvas.width = 0;
  canvas.height = 0;
}
