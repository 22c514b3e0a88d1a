import { useEffect, useRef, useState } from 'react';
import {
  findFlaw,
  firstCorners,
  placeCorner,
  type Corners,
  type Point,
} from '../../lib/geometry/index.ts';
import { chooseShape, type Shape } from '../../lib/pictures/straighten/shape.ts';
import type { Opened } from '../../lib/pictures/straighten/messages.ts';
import { findSource, keepSource } from '../../lib/pictures/straighten/sources.ts';
import {
  startStraightener,
  type Straightener,
} from '../../lib/pictures/straighten/straightener.ts';
import { flawWords } from './straighten-words.ts';

/** Of the photograph. */
const smallestShare = 0.05;
const cornerCount = 4;

type Work = Opened & { file: Blob; corners: Corners };
export type Result = { file: File; view: ImageBitmap; by: Shape['by'] };

/** Opens a chosen file, or the picture of an address, in a worker, keeps its corners and straightens it. */
export function useStraightening(picture: string | Blob, dimensions: string) {
  const [work, setWork] = useState<Work | null>(null);
  const [result, setResult] = useState<Result | null>(null);
  const [refusal, setRefusal] = useState('');
  const [isBusy, setBusy] = useState(false);
  const straightener = useRef<Straightener>(null);
  /** The corners that a finger or a mouse has placed. */
  const placed = useRef(new Set<number>());

  useEffect(() => {
    const own = (straightener.current = startStraightener());
    let isEnded = false;
    async function open() {
      try {
        const { file, corners } = await findSource(picture);
        const opened = await own.open(file);
        if (!isEnded)
          setWork({ ...opened, file, corners: corners ?? firstCorners(opened.photograph) });
      } catch (error) {
        if (!isEnded) setRefusal((error as Error).message);
      }
    }
    void open();
    return () => {
      isEnded = true;
      own.end();
    };
  }, [picture]);

  function place(index: number, point: Point) {
    if (!work || isBusy) return;
    const corners = placeCorner(work.corners, index, point, work.photograph);
    keepSource(work.file, { file: work.file, corners });
    setRefusal('');
    setWork({ ...work, corners });
  }

  /** Shows the result once each corner was placed. From then on the painter asks for it. */
  function drop(index: number) {
    const isLast = placed.current.size === cornerCount - 1 && !placed.current.has(index);
    placed.current.add(index);
    if (isLast) void straighten();
  }

  async function straighten() {
    if (!work || isBusy) return;
    const { file, corners, photograph } = work;
    const flaw = findFlaw(corners, smallestShare * photograph.width * photograph.height);
    setRefusal(flaw ? flawWords[flaw] : '');
    if (flaw) return;
    setBusy(true);
    try {
      const { by, ...size } = chooseShape(corners, photograph, dimensions);
      const rectified = await straightener.current!.rectify(corners, size);
      const straight = new File([rectified.file], nameOf(file), { type: 'image/jpeg' });
      keepSource(straight, { file, corners });
      setResult({ file: straight, view: rectified.view, by });
    } catch (error) {
      setRefusal((error as Error).message);
    }
    setBusy(false);
  }

  return { work, result, refusal, isBusy, place, drop, straighten, goBack: () => setResult(null) };
}

function nameOf(file: Blob): string {
  return file instanceof File ? file.name : 'photograph.jpg';
}
