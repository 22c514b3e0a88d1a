import clsx from 'clsx';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { describeRate, type HoldRate } from '#shared/admin/hold-rate';

export function HoldRateNote({ rate }: { rate: HoldRate }) {
  const { isUnusual } = rate;
  return (
    <p
      className={clsx(
        'mt-4 text-sm',
        isUnusual ? 'flex gap-2 border-l-2 border-soley bg-twal px-4 py-2' : 'text-sann',
      )}
    >
      {isUnusual && <CircleAlert aria-hidden size={16} className="mt-1 shrink-0" />}
      <span className={clsx(isUnusual && 'font-medium')}>{describeRate(rate)}</span>
    </p>
  );
}
