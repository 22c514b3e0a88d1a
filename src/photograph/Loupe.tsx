import { useLayoutEffect, useRef, type CSSProperties } from 'react';
import type { Corners, Point, Size } from '../lib/geometry/index.ts';
import { dark, light } from './colours.ts';
import type { Picture } from './PictureCanvas.tsx';

const side = 140;
const zoom = 2.5;
/** Between the loupe and the corner, so that the finger hides neither. */
const gap = 40;
/** How far it may stand out of the photograph. */
const overhang = 20;
/** Canvas pixels for one of the page. */
const density = 2;

type LoupeProps = {
  view: Picture;
  photograph: Size;
  corners: Corners;
  index: number;
  isHidden: boolean;
};

/**
 * Shows the surroundings of a corner, enlarged, beside it and further up. It stays in the page: the dialog would take the focus
 * if an element was removed while the focus moves.
 */
export function Loupe({ view, photograph, corners, index, isHidden }: LoupeProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const corner = corners[index]!;
  useLayoutEffect(() => {
    const context = canvas.current?.getContext('2d');
    const shown = canvas.current?.offsetParent?.clientWidth;
    if (!context || !shown) return;
    const scale = (shown / photograph.width) * zoom * density;
    const middle = (side * density) / 2;
    context.resetTransform();
    context.fillRect(0, 0, side * density, side * density);
    context.setTransform(scale, 0, 0, scale, middle - corner.x * scale, middle - corner.y * scale);
    context.drawImage(view, 0, 0, photograph.width, photograph.height);
    drawSides(context, corners, index);
    const line = density / scale;
    stroke(context, 3 * line, dark);
    stroke(context, line, light);
  });

  return (
    <canvas
      ref={canvas}
      aria-hidden
      hidden={isHidden}
      width={side * density}
      height={side * density}
      className="raised absolute rounded-full border border-mi"
      style={{
        width: side,
        height: side,
        borderWidth: 2,
        pointerEvents: 'none',
        ...placeBeside(corner, photograph),
      }}
    />
  );
}

function placeBeside({ x, y }: Point, { width, height }: Size): CSSProperties {
  const isLeft = x < width / 2;
  const distance = ((isLeft ? x : width - x) / width) * 100;
  const aside = `min(${distance}% + ${gap}px, 100% - ${side - overhang}px)`;
  return {
    [isLeft ? 'left' : 'right']: aside,
    top: `clamp(${-overhang}px, ${(y / height) * 100}% - ${side * 0.75}px, 100% - ${side - overhang}px)`,
  };
}

function drawSides(context: CanvasRenderingContext2D, corners: Corners, index: number) {
  const [before, at, after] = [3, 0, 1].map((step) => corners[(index + step) % 4]!);
  context.beginPath();
  context.moveTo(before!.x, before!.y);
  context.lineTo(at!.x, at!.y);
  context.lineTo(after!.x, after!.y);
}

function stroke(context: CanvasRenderingContext2D, width: number, colour: string) {
  context.lineWidth = width;
  context.strokeStyle = colour;
  context.stroke();
}
