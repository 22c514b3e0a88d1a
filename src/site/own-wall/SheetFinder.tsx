import { useStore } from '@nanostores/react';
import { useMemo, useState, type MouseEvent, type PointerEvent, type TouchEvent } from 'react';
import { scaledTo } from '../../lib/pictures/sizes.ts';
import type { Point } from '../../lib/geometry/index.ts';
import { describePlace } from '../../photograph/corner-words.ts';
import { CornerHandle } from '../../photograph/CornerHandle.tsx';
import { PhotographFrame } from '../../photograph/PhotographFrame.tsx';
import { PictureCanvas } from '../../photograph/PictureCanvas.tsx';
import { pointOf } from '../../photograph/use-handle-drag.ts';
import { $ownWallWords } from '../../words/own-wall-words.ts';
import { withKeys } from './advice.ts';
import { draw } from './canvas.ts';

const viewSide = 1200;

type SheetFinderProps = { photograph: HTMLCanvasElement; onFind: (point: Point) => void };

/** Shows the photograph. A press, or the end of a drag, tells where the sheet is, because its corners are too near to each other in the whole photograph. */
export function SheetFinder({ photograph, onFind }: SheetFinderProps) {
  const { sheet, start } = useStore($ownWallWords);
  const { width, height } = photograph;
  const view = useMemo(() => draw(photograph, scaledTo(photograph, viewSide)), [photograph]);
  const [point, setPoint] = useState<Point>({ x: width / 2, y: height / 2 });
  const place = ({ x, y }: Point) =>
    setPoint({ x: Math.min(Math.max(x, 0), width), y: Math.min(Math.max(y, 0), height) });
  function follow(event: PointerEvent<HTMLElement>): void {
    if (event.buttons === 1) place(pointOf(event, photograph));
  }
  /** Reports the point of a press. A press of a key comes from the ring. */
  function find(event: MouseEvent<HTMLElement>): void {
    onFind(event.detail === 0 ? point : pointOf(event, photograph));
  }
  /** Reports where a finger ends: a dragging one makes no click. Another's click would reach what comes next. */
  function findTouched(event: TouchEvent<HTMLElement>): void {
    event.preventDefault();
    const { currentTarget, changedTouches } = event;
    const { clientX, clientY } = changedTouches[0]!;
    onFind(pointOf({ currentTarget, clientX, clientY }, photograph));
  }

  return (
    <>
      <p className="mb-4 text-sann">{withKeys(sheet.advice, sheet.keys)}</p>
      <PhotographFrame
        photograph={photograph}
        onPointerDown={follow}
        onPointerMove={follow}
        onClick={find}
        onTouchEnd={findTouched}
      >
        <PictureCanvas picture={view} label={start.photograph} className="size-full" />
        <CornerHandle
          index={0}
          label={describePlace(sheet, sheet.ring, point, photograph)}
          point={point}
          photograph={photograph}
          isChosen
          onPlace={place}
        />
      </PhotographFrame>
    </>
  );
}
