import clsx from 'clsx';
import type { KeyboardEvent } from 'react';
import type { Point, Size } from '../../lib/pictures/straighten/corners.ts';
import { takeFocus } from '../../ui/focus.ts';
import { describeCorner } from './straighten-words.ts';

const directions: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
/** Pixels of the photograph. */
const steps = { fine: 0.25, usual: 2, coarse: 20 };

type CornerHandleProps = {
  index: number;
  corner: Point;
  photograph: Size;
  isChosen: boolean;
  onFocus: (isByKeys: boolean) => void;
  onBlur: () => void;
  onPlace: (point: Point) => void;
};

export function CornerHandle({ index, corner, photograph, isChosen, ...on }: CornerHandleProps) {
  function move(event: KeyboardEvent) {
    const direction = directions[event.key];
    if (!direction || event.ctrlKey || event.metaKey) return;
    // Arrows would scroll; with Alt they would leave the page.
    event.preventDefault();
    const step = event.altKey ? steps.fine : event.shiftKey ? steps.coarse : steps.usual;
    on.onPlace({ x: corner.x + direction.x * step, y: corner.y + direction.y * step });
  }

  return (
    <button
      ref={index === 0 ? takeFocus : undefined}
      type="button"
      data-corner={index}
      aria-label={describeCorner(index, corner, photograph)}
      aria-pressed={isChosen}
      onKeyDown={move}
      onFocus={({ target }) => on.onFocus(target.matches(':focus-visible'))}
      onBlur={on.onBlur}
      className="absolute grid size-11 cursor-grab place-items-center rounded-full [translate:-50%_-50%]"
      style={{
        left: `${(corner.x / photograph.width) * 100}%`,
        top: `${(corner.y / photograph.height) * 100}%`,
      }}
    >
      <span
        aria-hidden
        className={clsx(
          'rounded-full border-2 [box-shadow:0_0_0_1.5px_theme(colors.lank),inset_0_0_0_1px_theme(colors.lank)]',
          isChosen ? 'size-7 border-soley' : 'size-5 border-mi',
        )}
      />
    </button>
  );
}
