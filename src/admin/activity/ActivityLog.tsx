import type { Activity } from '#shared/admin/activity';
import { formatMoment } from '../ui/moment.ts';
import { Loaded, OlderButton } from '../ui/Loaded.tsx';
import { send } from '../../lib/send.ts';
import { createList } from '../calls/resource.ts';
import { WithNumbers } from '../../ui/WithNumbers.tsx';

const activity = createList<Activity>(async (before) => {
  const query = before ? { before } : {};
  const { entries, older } = await send('GET /api/admin/activity', { query });
  return { items: entries, older };
}, 'Failed to fetch the activity');

export function ActivityLog() {
  return (
    <Loaded resource={activity} name="activity">
      {(page) => (
        <div className="max-w-4xl">
          <ol aria-label="Activity" className="divide-y divide-liy border-y border-liy">
            {page.items.map((entry) => (
              <Line key={entry.id} entry={entry} />
            ))}
          </ol>
          <OlderButton list={activity} page={page} />
        </div>
      )}
    </Loaded>
  );
}

function Line({ entry: { at, who, what } }: { entry: Activity }) {
  return (
    <li className="md:py-4-cols-[14rem_minmax(0,1fr)] grid gap-x-8 gap-y-1 py-2 md:grid">
      <p className="text-sm text-sann">
        <time dateTime={at} className="mr-3 md:mr-0 md:block">
          {formatMoment(at)}
        </time>
        <span>{who}</span>
      </p>
      <p className="min-w-0">
        <WithNumbers>{what}</WithNumbers>
      </p>
    </li>
  );
}
