import { useState, useEffect } from 'react';
import type { Corners, Point, Size } from '../../lib/pictures/straighten/corners.ts';
import { CornerHandle } from './CornerHandle.tsx';
import { Loupe } from './Loupe.tsx';
import { PictureCanvas } from './PictureCanvas.tsx';
import { useCornerDrag } from './use-corner-drag.ts';
import { cornerNames, describeCorner } from './straighten-words.ts';

const announcedAfterMs = 400;
const highest = '48dvh';

type CornerEditorProps = {
  view: ImageBitmap;
  photograph: Size;
  corners: Corners;
  onPlace: (index: number, point: Point) => void;
};

/** The photograph with a handle on each corner. A press on the photograph places the chosen corner. */
export function CornerEditor({ view, photograph, corners, onPlace }: CornerEditorProps) {
  const [chosen, setChosen] = useState(0);
  const [hasKeys, setHasKeys] = useState(false);
  const { isDragging, listeners } = useCornerDrag({
    corners,
    photograph,
    chosen,
    onChoose: setChosen,
    onPlace,
  });
  const words = describeCorner(chosen, corners[chosen]!, photograph);
  const announced = useSettled(words, announcedAfterMs);
  const { width, height } = photograph;

  return (
    <>
      <p className="mb-4 text-sann">
        {`Put the handles on the painting’s corners: drag, press, or use the arrow keys. Chosen: ${cornerNames[chosen]!.toLowerCase()}.`}
      </p>
      <div className="-mx-5 bg-twal px-6 py-6 sm:mx-0">
        <div
          {...listeners}
          className="relative mx-auto cursor-crosshair select-none [touch-action:none]"
          style={{
            aspectRatio: `${width} / ${height}`,
            width: `min(100%, calc(${highest} * ${width / height}))`,
          }}
        >
          <PictureCanvas picture={view} label="The photograph" className="size-full" />
          <Outline corners={corners} photograph={photograph} />
          {corners.map((corner, index) => (
            <CornerHandle
              key={cornerNames[index]}
              index={index}
              corner={corner}
              photograph={photograph}
              isChosen={index === chosen}
              onFocus={(isByKeys) => {
                setChosen(index);
                setHasKeys(isByKeys);
              }}
              onBlur={() => setHasKeys(false)}
              onPlace={(point) => {
                setHasKeys(true);
                onPlace(index, point);
              }}
            />
          ))}
          <Loupe
            view={view}
            photograph={photograph}
            corners={corners}
            index={chosen}
            isHidden={!isDragging && !hasKeys}
          />
        </div>
      </div>
      <output className="sr-only">{announced}</output>
    </>
  );
}

type OutlineProps = { corners: Corners; photograph: Size };

/** Darkens what will be left out. */
function Outline({ corners, photograph: { width, height } }: OutlineProps) {
  const points = corners.map(({ x, y }) => `${x} ${y}`).join('L');
  const line = { fill: 'none', vectorEffect: 'non-scaling-stroke' };
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      className="pointer-events-none absolute inset-0 size-full overflow-visible"
    >
      <path
        d={`M0 0H${width}V${height}H0ZM${points}Z`}
        fillRule="evenodd"
        className="fill-lank/40"
      />
      <path d={`M${points}Z`} {...line} strokeWidth={4} className="stroke-lank" />
      <path d={`M${points}Z`} {...line} strokeWidth={2} className="stroke-mi" />
    </svg>
  );
}

/** Returns the text that has not changed for some milliseconds; empty until the first change. */
function useSettled(text: string, ms: number): string {
  const [settled, setSettled] = useState('');
  const [first] = useState(text);
  useEffect(() => {
    if (text === first) return;
    const timer = setTimeout(() => setSettled(text), ms);
    return () => clearTimeout(timer);
  }, [text, first, ms]);
  return settled;
}
