import clsx from 'clsx';
import type { ReactNode } from 'react';

/** On a phone the arrows stand beside the dots, so that they do not cover the picture. */
const places = {
  left: 'bottom-3.5 left-1 size-11 sm:inset-y-0 sm:left-3 sm:my-auto',
  right: 'bottom-3.5 right-1 size-11 sm:inset-y-0 sm:right-3 sm:my-auto',
  corner: 'right-14 top-2 size-11',
};

type RoomButtonProps = {
  place: keyof typeof places;
  label: string;
  onPress: () => void;
  children: ReactNode;
};

export function RoomButton({ place, label, onPress, children }: RoomButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onPress}
      className={clsx(
        'absolute grid place-items-center text-mi transition-opacity hover:opacity-70',
        places[place],
      )}
    >
      {children}
    </button>
  );
}
