import clsx from 'clsx';
import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';

type IconButtonProps = ComponentProps<'button'> & {
  icon: LucideIcon;
  label: string;
  /** Not `disabled`, which loses the focus. */
  isOff?: boolean;
};

export function IconButton({
  icon: Icon,
  label,
  isOff,
  className,
  onClick,
  ...rest
}: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-disabled={isOff}
      className={clsx(
        'grid size-11 place-items-center text-sann hover:text-lank aria-disabled:cursor-not-allowed aria-disabled:text-liy',
        className,
      )}
      onClick={isOff ? undefined : onClick}
      {...rest}
    >
      <Icon aria-hidden size={20} strokeWidth={1.5} />
    </button>
  );
}
