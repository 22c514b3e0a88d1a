import type { InstagramStatus } from '#shared/instagram';
import { formatShortMoment } from '../ui/moment.ts';
import { instagramStatus } from '../instagram/instagram-store.ts';
import { Loaded } from '../ui/Loaded.tsx';
import { Figure, Figures, NoFigures } from './Figures.tsx';

export function SyncFigures() {
  const failed = <NoFigures>The sync could not be loaded.</NoFigures>;
  return (
    <Loaded resource={instagramStatus} name="the sync" failed={failed}>
      {(status) => <Sync status={status} />}
    </Loaded>
  );
}

function Sync({ status: { lastSync, stats } }: { status: InstagramStatus }) {
  return (
    <Figures>
      <Figure name="Last Sync">{lastSync ? formatShortMoment(lastSync) : 'Never'}</Figure>
      <Figure name="Artworks">{stats.artworks}</Figure>
      <Figure name="Process">{stats.process}</Figure>
      <Figure name="Inspiration">{stats.inspiration}</Figure>
    </Figures>
  );
}
