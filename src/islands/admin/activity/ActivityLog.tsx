import { useStore } from '@nanostores/react';
import type { Activity, ActivityPage } from '#shared/admin/activity';
import { formatMoment } from '#shared/format';
import { $activity, loadActivity, loadOlderActivity } from '../../../stores/admin/activity.ts';
import { Button } from '../../../ui/Button.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { LoadFailure } from '../LoadFailure.tsx';
import { useWhenSignedIn } from '../use-when-signed-in.ts';

export function ActivityLog() {
  const activity = useStore($activity);
  useWhenSignedIn(loadActivity);
  if (activity === 'loading') return <Spinner label="Loading activity..." />;
  if (activity === 'failed') {
    return <LoadFailure onRetry={loadActivity}>Failed to fetch the activity</LoadFailure>;
  }
  return <Log page={activity} />;
}

function Log({ page }: { page: ActivityPage }) {
  return (
    <div className="grid max-w-4xl justify-items-start gap-6">
      <ol aria-label="Activity" className="w-full divide-y divide-liy border-y border-liy">
        {page.entries.map((entry) => (
          <Line key={entry.id} entry={entry} />
        ))}
      </ol>
      {page.older && (
        <Button look="secondary" onClick={() => void loadOlderActivity()}>
          Show older
        </Button>
      )}
    </div>
  );
}

function Line({ entry: { at, who, what } }: { entry: Activity }) {
  return (
    <li className="grid gap-x-8 gap-y-1 py-4 md:grid-cols-[14rem_1fr]">
      <p className="text-sm text-sann">
        <time dateTime={at} className="block">
          {formatMoment(at)}
        </time>
        <span className="break-words">{who}</span>
      </p>
      <p className="min-w-0 break-words">{what}</p>
    </li>
  );
}
