import clsx from 'clsx';
import type { ReactNode } from 'react';

const places = {
  left: 'left-1 top-1/2 size-11 -translate-y-1/2 rounded-full bg-nwit/50 sm:left-3',
  right: 'right-1 top-1/2 size-11 -translate-y-1/2 rounded-full bg-nwit/50 sm:right-3',
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
