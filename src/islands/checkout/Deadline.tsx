import { formatMoment } from '#shared/format';

type DeadlineProps = { date: string; pieces: number };

export function Deadline({ date, pieces }: DeadlineProps) {
  return (
    <p className="text-sm text-sann">
      We hold {pieces > 1 ? 'them' : 'it'} for you until{' '}
      <time dateTime={date}>{formatMoment(date)}</time>
    </p>
  );
}
