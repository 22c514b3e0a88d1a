import clsx from 'clsx';
import type { CSSProperties, KeyboardEvent } from 'react';
import type { Point, Size } from '../lib/geometry/index.ts';
import { moveFocus } from '../ui/focus.ts';
import { dark } from './colours.ts';
import { movedByKey } from './handle-keys.ts';

const ring: CSSProperties = {
  width: 20,
  height: 20,
  borderWidth: 2,
  boxShadow: `0 0 0 1.5px ${dark}, inset 0 0 0 1px ${dark}`,
};
const chosenRing = { ...ring, width: 28, height: 28 };

type CornerHandleProps = {
  index: number;
  label: string;
  point: Point;
  photograph: Size;
  isChosen: boolean;
  onFocus?: (isByKeys: boolean) => void;
  onBlur?: () => void;
  onPlace: (point: Point) => void;
};

export function CornerHandle({
  index,
  label,
  point,
  photograph,
  isChosen,
  ...on
}: CornerHandleProps) {
  function move(event: KeyboardEvent) {
    const moved = movedByKey(event, point);
    if (moved) on.onPlace(moved);
  }

  return (
    <button
      ref={index === 0 ? moveFocus : undefined}
      type="button"
      data-handle={index}
      aria-label={label}
      aria-pressed={isChosen}
      onKeyDown={move}
      onFocus={({ target }) => on.onFocus?.(target.matches(':focus-visible'))}
      onBlur={on.onBlur}
      className="absolute grid size-11 place-items-center rounded-full"
      style={{
        cursor: 'grab',
        translate: '-50% -50%',
        left: `${(point.x / photograph.width) * 100}%`,
        top: `${(point.y / photograph.height) * 100}%`,
      }}
    >
      <span
        aria-hidden
        className={clsx('rounded-full border', isChosen ? 'border-soley' : 'border-mi')}
        style={isChosen ? chosenRing : ring}
      />
    </button>
  );
}
