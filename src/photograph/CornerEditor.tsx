import { useState, useEffect } from 'react';
import type { Corners, Point, Size } from '../lib/geometry/index.ts';
import { dark, light } from './colours.ts';
import { CornerHandle } from './CornerHandle.tsx';
import { Loupe } from './Loupe.tsx';
import { PhotographFrame } from './PhotographFrame.tsx';
import { PictureCanvas, type Picture } from './PictureCanvas.tsx';
import { useHandleDrag } from './use-handle-drag.ts';
import { describePlace, type CornerWords } from './corner-words.ts';

const announcedAfterMs = 400;

type CornerEditorProps = {
  view: Picture;
  photograph: Size;
  corners: Corners;
  words: CornerWords;
  onPlace: (index: number, point: Point) => void;
  /** Called when a pointer has placed a corner. */
  onDrop?: (index: number) => void;
};

/** Shows the photograph with a handle on each corner. A press on the photograph places the nearest corner. */
export function CornerEditor({ view, photograph, corners, words, ...on }: CornerEditorProps) {
  const { onPlace, onDrop } = on;
  const [chosen, setChosen] = useState(0);
  const [hasKeys, setHasKeys] = useState(false);
  const { isDragging, listeners } = useHandleDrag({
    points: corners,
    photograph,
    onChoose: setChosen,
    onPlace,
    ...(onDrop && { onDrop }),
  });
  const placeOf = (index: number) =>
    describePlace(words, words.corners[index]!, corners[index]!, photograph);
  const announced = useSettled(placeOf(chosen), announcedAfterMs);

  return (
    <>
      <p className="mb-4 text-sann">{words.advice(words.corners[chosen]!.toLowerCase())}</p>
      <PhotographFrame photograph={photograph} {...listeners}>
        <PictureCanvas picture={view} label={words.photograph} className="size-full" />
        <Outline corners={corners} photograph={photograph} />
        {corners.map((corner, index) => (
          <CornerHandle
            key={words.corners[index]}
            index={index}
            label={placeOf(index)}
            point={corner}
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
      </PhotographFrame>
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
      className="absolute inset-0 size-full"
      style={{ overflow: 'visible', pointerEvents: 'none' }}
    >
      <path
        d={`M0,0H${width}V${height}H0ZM${points}Z`}
        fillRule="evenodd"
        fill={dark}
        fillOpacity={0.4}
      />
      <path d={`M${points}Z`} {...line} strokeWidth={4} stroke={dark} />
      <path d={`M${points}Z`} {...line} strokeWidth={2} stroke={light} />
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
