import { useStore } from '@nanostores/react';
import {
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type CSSProperties,
  type KeyboardEvent,
  type ReactElement,
} from 'react';
import type { Corners, Point, Size } from '../../lib/geometry/index.ts';
import { saveFile } from '../../lib/save-file.ts';
import { canShare, share } from '../../lib/share.ts';
import { describePlace } from '../../photograph/corner-words.ts';
import { movedByKey } from '../../photograph/handle-keys.ts';
import { PhotographFrame } from '../../photograph/PhotographFrame.tsx';
import { useHandleDrag } from '../../photograph/use-handle-drag.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorNote } from '../../ui/ErrorNote.tsx';
import { moveFocus } from '../../ui/focus.ts';
import { $ownWallWords } from '../../words/own-wall-words.ts';
import { withKeys } from './advice.ts';
import { jpegOf } from './canvas.ts';
import { openScene, paintScene, type Hanging } from './scene.ts';
import { nameOf, Trouble, type TroubleName } from './trouble.ts';
import { canHang, cornersOn, pixelsAnInch, toPhotograph, toWall } from './geometry/index.ts';

const [shownSide, savedSide] = [1100, 3200];

const isShared = canShare(new File([], 'wall.jpg', { type: 'image/jpeg' }));

type HungWorkProps = { hanging: Hanging; title: string; back: ReactElement };

export function HungWork({ hanging, title, back }: HungWorkProps) {
  const { wall: words, corners, sheet, troubles } = useStore($ownWallWords);
  const scene = useMemo(() => openScene(hanging, shownSide), [hanging]);
  const { wall, plane, size } = scene;
  const [middle, setMiddle] = useState<Point>({ x: 0, y: 0 });
  const [isSheetHidden, setSheetHidden] = useState(true);
  const [trouble, setTrouble] = useState<TroubleName | null>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const at = toPhotograph(plane, middle);

  function place(point: Point): void {
    const next = toWall(plane, point);
    if (canHang(plane, size, next, wall)) setMiddle(next);
  }

  const { listeners } = useHandleDrag({
    points: [at],
    photograph: wall,
    onPlace: (_, point) => place(point),
  });

  function move(event: KeyboardEvent): void {
    const moved = movedByKey(event, at, pixelsAnInch(plane, middle) / 2);
    if (moved) place(moved);
  }

  useLayoutEffect(() => {
    const painted = paintScene(scene, middle, isSheetHidden);
    canvas.current?.getContext('2d')?.putImageData(painted, 0, 0);
  }, [scene, middle, isSheetHidden]);

  async function give(how: (file: File) => unknown): Promise<void> {
    setTrouble(null);
    try {
      const painted = paintScene(openScene(hanging, savedSide), middle, isSheetHidden);
      const jpeg = await jpegOf(painted);
      await how(new File([jpeg], `${title}.jpg`, { type: jpeg.type }));
    } catch (error) {
      setTrouble(nameOf(error));
    }
  }

  return (
    <>
      <p className="mb-4 text-sann">{withKeys(words.advice, corners.keys)}</p>
      <PhotographFrame photograph={wall} {...listeners}>
        <canvas
          ref={canvas}
          role="img"
          aria-label={words.picture(title)}
          width={wall.width}
          height={wall.height}
          className="size-full"
        />
        <button
          ref={moveFocus}
          type="button"
          data-handle={0}
          aria-label={describePlace(sheet, title, at, wall)}
          onKeyDown={move}
          className="absolute"
          style={boxOf(cornersOn(plane, size, middle), wall)}
        />
      </PhotographFrame>
      <div className="mt-4 empty:hidden">
        {trouble && <ErrorNote>{troubles[trouble]}</ErrorNote>}
      </div>
      <div className="mt-4 flex flex-wrap gap-4">
        <label className="inline-flex w-full items-center gap-2 py-2 sm:w-auto">
          <input
            type="checkbox"
            checked={isSheetHidden}
            onChange={({ target }) => setSheetHidden(target.checked)}
            className="size-5 accent-lanme"
          />
          <span>{words.hide}</span>
        </label>
        {isShared && <Button onClick={() => void give(sharePicture)}>{words.share}</Button>}
        <Button
          look={isShared ? 'secondary' : 'primary'}
          onClick={() => void give((file) => saveFile(file, file.name))}
        >
          {words.save}
        </Button>
        {back}
      </div>
    </>
  );
}

async function sharePicture(file: File): Promise<void> {
  if (!(await share({ files: [file] }))) throw new Trouble('notShared');
}

/** Returns the smallest upright rectangle around what the photograph shows of the work: beyond it are buttons. */
function boxOf(corners: Corners, { width, height }: Size): CSSProperties {
  const shown = (part: number) => Math.min(Math.max(part, 0), 1);
  const xs = corners.map(({ x }) => shown(x / width));
  const ys = corners.map(({ y }) => shown(y / height));
  const percent = (part: number) => `${part * 100}%`;
  return {
    cursor: 'grab',
    left: percent(Math.min(...xs)),
    top: percent(Math.min(...ys)),
    width: percent(Math.max(...xs) - Math.min(...xs)),
    height: percent(Math.max(...ys) - Math.min(...ys)),
  };
}
