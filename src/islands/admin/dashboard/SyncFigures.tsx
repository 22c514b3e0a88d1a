import { useStore } from '@nanostores/react';
import { findInstagramStatus } from '../../../lib/api.ts';
import { formatShortMoment } from '../../../lib/moment.ts';
import { useRequest } from '../../../lib/use-request.ts';
import { $session, reportFailure } from '../session.ts';
import { Spinner } from '../../../ui/Spinner.tsx';
import { Figure, Figures, NoFigures } from './Figures.tsx';

export function SyncFigures() {
  return useStore($session) === 'signed-in' ? <Sync /> : null;
}

function Sync() {
  const status = useRequest(findInstagramStatus, (error) =>
    reportFailure(error, 'Failed to load Instagram sync status'),
  );
  if (status.state === 'loading') return <Spinner label="Loading the sync..." />;
  if (status.state === 'failed') return <NoFigures>The sync could not be loaded.</NoFigures>;
  const { lastSync, stats } = status.answer;
  return (
    <Figures>
      <Figure name="Last Sync">{lastSync ? formatShortMoment(lastSync) : 'Never'}</Figure>
      <Figure name="Artworks">{stats.artworks}</Figure>
      <Figure name="Process">{stats.process}</Figure>
      <Figure name="Inspiration">{stats.inspiration}</Figure>
    </Figures>
  );
}
