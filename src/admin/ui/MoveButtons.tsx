import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { useState } from 'react';
import { IconButton } from './IconButton.tsx';

type MoveButtonsProps = {
  name: string;
  /** Where the two buttons move it, in words. */
  to?: readonly [back: string, on: string];
  place: number;
  last: number;
  onMove: (step: -1 | 1) => unknown;
};

/** Moves an entry of a list by one; the focus stays with it. */
export function MoveButtons({ name, to = ['up', 'down'], place, last, onMove }: MoveButtonsProps) {
  const [isBusy, setBusy] = useState(false);

  async function move(button: HTMLElement, step: -1 | 1) {
    setBusy(true);
    await onMove(step);
    setBusy(false);
    // The entry has left its place, and with it the focus.
    button.focus();
  }

  return (
    <span className="flex">
      <IconButton
        icon={ArrowUp}
        label={`Move ${name} ${to[0]}`}
        isOff={isBusy || place === 0}
        onClick={({ currentTarget }) => void move(currentTarget, -1)}
      />
      <IconButton
        icon={ArrowDown}
        label={`Move ${name} ${to[1]}`}
        isOff={isBusy || place === last}
        onClick={({ currentTarget }) => void move(currentTarget, 1)}
      />
    </span>
  );
}
