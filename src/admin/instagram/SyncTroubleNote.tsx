import type { SyncTrouble } from '#shared/instagram';
import { formatMoment } from '../moment.ts';
import { ErrorNote } from '../../ui/ErrorNote.tsx';

const fewDays = 10;

export function SyncTroubleNote({ trouble }: { trouble: SyncTrouble }) {
  const { message, advice, since, retryAt } = trouble;
  return (
    <div className="mb-5">
      <ErrorNote>
        <strong className="block font-medium">{message}</strong>
        <span className="mt-1 block text-sm text-lank">{advice}</span>
        <span className="mt-1 block text-sm text-lank">
          {`Since ${formatMoment(since)}${retryAt ? `. Next try: ${formatMoment(retryAt)}` : ''}`}
        </span>
      </ErrorNote>
    </div>
  );
}

/** The token is renewed every week. */
export function TokenDays({ daysLeft }: { daysLeft: number | null }) {
  if (daysLeft === null) return <span className="text-sann">first renewal within a day</span>;
  const words = `${daysLeft} ${daysLeft === 1 ? 'day' : 'days'} left`;
  return daysLeft < fewDays ? (
    <strong className="text-flanbwayan">{words}</strong>
  ) : (
    <span>{words}</span>
  );
}
